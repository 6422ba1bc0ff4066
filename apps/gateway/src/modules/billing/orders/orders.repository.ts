import { and, asc, desc, eq, inArray, lt, lte } from 'drizzle-orm'
import type { Executor, Transaction } from '../../../platform/database/connect.ts'
import type { NewestFirst } from '../../../platform/keyset/newest-first.ts'
import { orderLines, orders } from './orders.table.ts'

export type OrderRecord = typeof orders.$inferSelect
export type OrderLine = typeof orderLines.$inferSelect
export type NewOrder = Pick<OrderRecord, 'userId' | 'amount' | 'goodsKey' | 'dueAt'>
export type NewOrderLine = Omit<typeof orderLines.$inferInsert, 'id' | 'orderId'>

const UNPAID = ['created', 'awaiting'] as const

/** The user's unpaid order of these goods, locked until the transaction ends. */
export async function lockUnpaidOrder(
  tx: Transaction,
  { userId, goodsKey }: Pick<NewOrder, 'userId' | 'goodsKey'>,
): Promise<OrderRecord | undefined> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.goodsKey, goodsKey),
        inArray(orders.state, [...UNPAID]),
      ),
    )
    .for('update')
  return order
}

/** Stores an order with its lines. @returns `null` where another transaction has just stored one of the same goods. */
export async function insertOrder(
  tx: Transaction,
  order: NewOrder,
  lines: NewOrderLine[],
): Promise<OrderRecord | null> {
  const [stored] = await tx.insert(orders).values(order).onConflictDoNothing().returning()
  if (!stored) return null
  await tx.insert(orderLines).values(lines.map((line) => ({ ...line, orderId: stored.id })))
  return stored
}

/** An order, locked until the transaction ends. */
export async function lockOrder(tx: Transaction, id: string): Promise<OrderRecord | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
  return order
}

export async function findOrder(db: Executor, id: string): Promise<OrderRecord | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id))
  return order
}

export async function writeOrder(
  tx: Transaction,
  id: string,
  changes: Partial<OrderRecord>,
): Promise<void> {
  await tx.update(orders).set(changes).where(eq(orders.id, id))
}

/** The lines of orders, in the order in which they were ordered. */
export const readOrderLines = (db: Executor, orderIds: string[]): Promise<OrderLine[]> =>
  db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, orderIds))
    .orderBy(asc(orderLines.id))

/** A page of a user's orders, newest first. */
export const readOrdersOf = (
  db: Executor,
  userId: string,
  { before, limit }: NewestFirst,
): Promise<OrderRecord[]> =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), before === null ? undefined : lt(orders.id, before)))
    .orderBy(desc(orders.id))
    .limit(limit)

export const countOrdersOf = (db: Executor, userId: string): Promise<number> =>
  db.$count(orders, eq(orders.userId, userId))

/** Unpaid orders whose time is over. */
export const readDueOrders = (db: Executor, now: Date, limit: number): Promise<OrderRecord[]> =>
  db
    .select()
    .from(orders)
    .where(and(inArray(orders.state, [...UNPAID]), lte(orders.dueAt, now)))
    .orderBy(asc(orders.dueAt))
    .limit(limit)

/** Paid orders that wait for their delivery, oldest first. */
export const readUndelivered = (db: Executor, limit: number): Promise<OrderRecord[]> =>
  db.select().from(orders).where(eq(orders.state, 'paid')).orderBy(asc(orders.id)).limit(limit)
