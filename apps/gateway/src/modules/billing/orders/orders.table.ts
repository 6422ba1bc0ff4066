import type { PackageType, Promotion } from '@trassa/contracts/enumerations/goods'
import type { OrderState, PaymentMethod } from '@trassa/contracts/enumerations/orders'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment, ref } from '../../../platform/database/columns.ts'
import { ads } from '../../ads/public.ts'
import { users } from '../../identity/public.ts'

const unpaid = sql`state IN ('created', 'awaiting')`

/** What users buy. The order machine decides each change (`applyOrderEvent`). */
export const orders = pgTable(
  'orders',
  {
    id: id().primaryKey(),
    /** The buyer. */
    userId: ref()
      .notNull()
      .references(() => users.id),
    state: text().$type<OrderState>().notNull().default('created'),
    /** Kopecks: the sum of its lines. */
    amount: bigint({ mode: 'number' }).notNull(),
    method: text().$type<PaymentMethod>(),
    /** The payment that it was paid with. */
    paymentId: text(),
    /**
     * Names what is bought. A user has one unpaid order of the same goods, so that a second tab, a double click or the
     * back button come to the order that is there.
     */
    goodsKey: text().notNull(),
    dueAt: moment().notNull(),
    createdAt: moment().notNull().defaultNow(),
    stateChangedAt: moment().notNull().defaultNow(),
    paidAt: moment(),
    refundReason: text(),
    /** Kopecks that went back. */
    refundAmount: bigint({ mode: 'number' }),
  },
  (table) => [
    check('orders_amount', sql`${table.amount} > 0`),
    uniqueIndex('orders_unpaid_once').on(table.userId, table.goodsKey).where(unpaid),
    index('orders_user').on(table.userId, table.id.desc()),
    index('orders_due').on(table.dueAt).where(unpaid),
    index('orders_undelivered').on(table.id).where(sql`state = 'paid'`),
  ],
)

/** The goods of an order, each with the price that it was ordered at. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: id().primaryKey(),
    orderId: ref()
      .notNull()
      .references(() => orders.id),
    kind: text().$type<'package' | 'publication' | 'promotion'>().notNull(),
    /** Of a package. */
    packageType: text().$type<PackageType>(),
    quantity: integer(),
    /** Of a publication or a promotion; of a package the ad that is published with it at once. */
    adId: ref().references(() => ads.id, { onDelete: 'set null' }),
    promotion: text().$type<Promotion>(),
    /** Kopecks. */
    price: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('order_lines_order').on(table.orderId), index('order_lines_ad').on(table.adId)],
)
