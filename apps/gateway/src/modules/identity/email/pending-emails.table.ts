import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, ref } from '../../../platform/database/columns.ts'
import { users } from '../users/users.table.ts'

/**
 * The address that a user has asked for last, and the link that confirms it (decision 115). The token itself is only
 * in the letter. The row stays for some days after its confirmation, so that a repeat is answered the same.
 */
export const pendingEmails = pgTable('pending_emails', {
  userId: ref()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  email: text().notNull(),
  /** Of the last link; earlier links are invalid. */
  tokenHash: text().notNull().unique(),
  expiresAt: moment().notNull(),
  confirmedAt: moment(),
  /** The letter with this link was given up. */
  undelivered: boolean().notNull().default(false),
})
