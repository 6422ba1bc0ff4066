import type { PaymentState, ProviderName, RefundState } from '@trassa/contracts/enumerations/money'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, ref } from '../../../platform/database/columns.ts'
import { orders } from '../orders/orders.table.ts'
import { bankTransfers } from '../statements/bank-transfers.table.ts'

/** Attempts to pay an order by card. */
export const payments = pgTable(
  'payments',
  {
    /** Also the provider's idempotence key. */
    id: uuid().primaryKey(),
    orderId: ref()
      .notNull()
      .references(() => orders.id),
    provider: text().$type<ProviderName>().notNull(),
    /** The provider's own id; `null` until it has answered. */
    providerId: text().unique(),
    status: text().$type<PaymentState>().notNull().default('new'),
    /** Kopecks. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** Where the buyer pays. */
    confirmationUrl: text(),
    /** The phone that the provider was given for the receipt, until it has answered: a repeat must be the same request. */
    receiptPhone: text(),
    /** Why the provider declined, in its words. */
    declineReason: text(),
    createdAt: moment().notNull().defaultNow(),
    settledAt: moment(),
    /** When the reconciliation last asked about it. */
    checkedAt: moment(),
  },
  (table) => [
    index('payments_order').on(table.orderId),
    index('payments_open').on(table.checkedAt).where(sql`status IN ('new', 'pending')`),
  ],
)

/** Money on its way back to the buyer. */
export const refunds = pgTable(
  'refunds',
  {
    /** Also the provider's idempotence key. */
    id: uuid().primaryKey(),
    orderId: ref()
      .notNull()
      .references(() => orders.id),
    /** The payment that is returned; `null` for a bank transfer, which an accountant returns. */
    paymentId: uuid().references(() => payments.id),
    /** The bank transfer that is returned. */
    transferId: uuid().references(() => bankTransfers.id),
    /** Kopecks. */
    amount: bigint({ mode: 'number' }).notNull(),
    status: text().$type<RefundState>().notNull().default('pending'),
    /** The provider's own id, or date and number of the payment order: each is for one refund. */
    providerId: text().unique(),
    /** As that of a payment. */
    receiptPhone: text(),
    /** Why the provider has refused it, in its words. */
    declineReason: text(),
    /** The refused one that it repeats, once: the provider gives a known key its first answer. */
    repeats: uuid()
      .unique()
      .references((): AnyPgColumn => refunds.id),
    createdAt: moment().notNull().defaultNow(),
    settledAt: moment(),
  },
  (table) => [
    index('refunds_order').on(table.orderId),
    index('refunds_open').on(table.id).where(sql`status = 'pending'`),
  ],
)
