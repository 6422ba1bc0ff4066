import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, ref } from '../database/columns.ts'

/** The first result of a call that must not happen twice (domain §1). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: ref().notNull(),
    key: text().notNull(),
    callId: text().notNull(),
    requestDigest: text().notNull(),
    answer: jsonb(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
)
