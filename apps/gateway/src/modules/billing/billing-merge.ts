import type { MergeHindrance } from '@trassa/contracts/enumerations/account-merge'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../platform/database/connect.ts'
import type { MergedCounts, MergePair } from '../identity/public.ts'
import { invoiceRequisites } from './invoices/invoices.table.ts'
import { orders } from './orders/orders.table.ts'
import { packages } from './packages/packages.table.ts'
import { refunds } from './payments/payments.table.ts'

/** Money may come for such an order, or its goods are still to be given. */
const isOpen = inArray(orders.state, ['created', 'awaiting', 'paid'])

export async function purchaseHindrances(
  db: Executor,
  { closedId }: MergePair,
): Promise<MergeHindrance[]> {
  const found: MergeHindrance[] = []
  const isOfClosed = eq(orders.userId, closedId)
  if ((await db.$count(orders, and(isOfClosed, isOpen))) > 0) found.push('openOrders')
  const pending = await db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(isOfClosed, eq(refunds.status, 'pending')))
    .limit(1)
  if (pending.length > 0) found.push('openRefunds')
  return found
}

/**
 * Orders move whole, with the packages that they gave. Ledger, payments and documents name the order, so nothing is
 * booked and a later refund takes back what the same order gave. None is open: an open one prevents the merge, and
 * `createOrder` refuses a closed account.
 */
export async function movePurchases(
  tx: Transaction,
  { closedId, stayingId }: MergePair,
): Promise<MergedCounts> {
  const bought = await tx
    .update(orders)
    .set({ userId: stayingId })
    .where(eq(orders.userId, closedId))
  const given = await tx
    .update(packages)
    .set({ userId: stayingId })
    .where(eq(packages.userId, closedId))
  await tx
    .update(invoiceRequisites)
    .set({ userId: stayingId })
    .where(
      and(
        eq(invoiceRequisites.userId, closedId),
        sql`NOT EXISTS (SELECT FROM ${invoiceRequisites} AS kept WHERE kept.user_id = ${stayingId})`,
      ),
    )
  return { orders: bought.rowCount ?? 0, packages: given.rowCount ?? 0 }
}
