import { bigint, date, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { moment, ref } from '../../../platform/database/columns.ts'
import { orders } from '../orders/orders.table.ts'

/**
 * Bank transfers that have paid orders. A payment order is known by its date, number, payer and amount, whether it was
 * written down by hand or read from a statement, so that each counts once.
 */
export const bankTransfers = pgTable(
  'bank_transfers',
  {
    /** Also the payment's id of the order. */
    id: uuid().primaryKey(),
    orderId: ref()
      .notNull()
      .references(() => orders.id),
    date: date({ mode: 'string' }).notNull(),
    number: text().notNull(),
    payerInn: text().notNull(),
    /** Kopecks. */
    amount: bigint({ mode: 'number' }).notNull(),
    bookedAt: moment().notNull(),
  },
  (table) => [
    unique('bank_transfers_once').on(table.date, table.number, table.payerInn, table.amount),
    index('bank_transfers_order').on(table.orderId),
  ],
)
