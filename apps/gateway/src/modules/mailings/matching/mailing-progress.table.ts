import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/database/columns.ts'

/**
 * The one row that says which changes of ads have been looked at. Stored with a number of its own transaction, so
 * that no crash of the server gives the numbers before it to other transactions.
 */
export const mailingProgress = pgTable('mailing_progress', {
  name: text().primaryKey().default('ads'),
  /** `pg_snapshot` as text. */
  snapshot: text().notNull(),
  at: moment().notNull().defaultNow(),
})
