import { pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment } from '../../../platform/database/columns.ts'

/** What the embedded defaults have delivered: read at /dev/outbox, never in production (domain §6). */
export const devMailboxMessages = pgTable('dev_mailbox_messages', {
  id: id().primaryKey(),
  channel: text().$type<'sms' | 'email' | 'telegram'>().notNull(),
  recipient: text().notNull(),
  body: text().notNull(),
  /** Of a letter that has one. */
  html: text(),
  createdAt: moment().notNull().defaultNow(),
})
