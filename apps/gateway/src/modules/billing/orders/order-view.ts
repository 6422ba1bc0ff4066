import { AppError } from '@trassa/contracts/app-error'
import type { Order } from '@trassa/contracts/entities/order'
import type { Executor } from '../../../platform/database/connect.ts'
import { readDocuments } from '../invoices/invoice-view.ts'
import { readLatestPayments } from '../payments/payments.repository.ts'
import { toRoubles } from '../payments/roubles.ts'
import { readAdTitles } from './ad-titles.ts'
import { lineTitle } from './line-title.ts'
import { type OrderRecord, readOrderLines } from './orders.repository.ts'

/** Orders as their buyer reads them, in the order that they were given in; four statements for a page of them. */
export async function viewOrders(db: Executor, records: readonly OrderRecord[]): Promise<Order[]> {
  if (records.length === 0) return []
  const ids = records.map(({ id }) => id)
  // One after another: a transaction's connection carries out one statement at a time.
  const lines = await readOrderLines(db, ids)
  const payments = await readLatestPayments(db, ids)
  const documents = await readDocuments(db, records)
  const titles = await readAdTitles(db, lines)
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId)
  const declines = new Map(payments.map(({ orderId, declineReason }) => [orderId, declineReason]))
  return records.map((order) => ({
    id: order.id,
    userId: order.userId,
    state: order.state,
    lines: (linesOf.get(order.id) ?? []).map((line) => ({
      good: line.kind,
      title: lineTitle(line),
      ad: line.adId === null ? null : { id: line.adId, title: titles.get(line.adId) ?? '' },
      price: toRoubles(line.price),
    })),
    amount: toRoubles(order.amount),
    method: order.method,
    createdAt: order.createdAt.toISOString(),
    dueAt: order.dueAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    decline: order.state === 'created' ? (declines.get(order.id) ?? null) : null,
    refundAmount: order.refundAmount === null ? null : toRoubles(order.refundAmount),
    invoice: documents.get(order.id)?.invoice ?? null,
    act: documents.get(order.id)?.act ?? null,
  }))
}

/** One order as its buyer reads it. */
export async function viewOrder(db: Executor, order: OrderRecord): Promise<Order> {
  const [view] = await viewOrders(db, [order])
  if (!view) throw new AppError('order.not_found')
  return view
}
