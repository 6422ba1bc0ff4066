import type { LedgerAccount, LedgerKind } from '@trassa/contracts/enumerations/money'
import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, moment, ref } from '../../../platform/database/columns.ts'
import { orders } from '../orders/orders.table.ts'

/**
 * Transfers between accounts: what one account gives another one gets, so that the balances of all sum to zero.
 * A trigger refuses any change of a row (its migration).
 */
export const ledger = pgTable(
  'ledger',
  {
    id: id().primaryKey(),
    orderId: ref()
      .notNull()
      .references(() => orders.id),
    kind: text().$type<LedgerKind>().notNull(),
    /** The payment, refund or order that is booked: each is booked once as one kind. */
    subject: text().notNull(),
    source: text().$type<LedgerAccount>().notNull(),
    target: text().$type<LedgerAccount>().notNull(),
    /** Kopecks. */
    amount: bigint({ mode: 'number' }).notNull(),
    at: moment().notNull().defaultNow(),
  },
  (table) => [
    unique('ledger_once').on(table.kind, table.subject),
    index('ledger_order').on(table.orderId),
    check('ledger_amount', sql`${table.amount} > 0`),
    check('ledger_accounts', sql`${table.source} <> ${table.target}`),
  ],
)
