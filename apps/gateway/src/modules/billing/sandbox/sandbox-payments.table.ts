import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/database/columns.ts'

/** What the provider of the demo knows: as far from our payments as a real one's memory is. */
export const sandboxPayments = pgTable('sandbox_payments', {
  /** The idempotence key that it was begun with. */
  id: uuid().primaryKey(),
  orderId: text().notNull(),
  /** Kopecks. */
  amount: bigint({ mode: 'number' }).notNull(),
  description: text().notNull(),
  returnUrl: text().notNull(),
  /** What the buyer has chosen, and from when on it counts. */
  outcome: text().$type<'succeeded' | 'cancelled'>(),
  settlesAt: moment(),
  createdAt: moment().notNull().defaultNow(),
})

/** The refunds that it was asked for, by their idempotence keys. */
export const sandboxRefunds = pgTable('sandbox_refunds', {
  id: uuid().primaryKey(),
  paymentId: uuid()
    .notNull()
    .references(() => sandboxPayments.id),
  /** Kopecks. */
  amount: bigint({ mode: 'number' }).notNull(),
})
