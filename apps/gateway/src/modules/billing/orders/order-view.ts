import type { Order } from '@trassa/contracts/entities/order'
import { inArray } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/connect.ts'
import { ads } from '../../ads/public.ts'
import { readLatestPayments } from '../payments/payments.repository.ts'
import { toRoubles } from '../payments/roubles.ts'
import { lineTitle } from './line-title.ts'
import { type OrderRecord, readOrderLines } from './orders.repository.ts'

const readTitles = async (db: Executor, ids: string[]): Promise<Map<string, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: ads.id, title: ads.title })
    .from(ads)
    .where(inArray(ads.id, ids))
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/** Orders as their buyer reads them, in the order that they were given in; three statements for a page of them. */
export async function viewOrders(db: Executor, records: readonly OrderRecord[]): Promise<Order[]> {
  if (records.length === 0) return []
  const ids = records.map(({ id }) => id)
  const [lines, payments] = await Promise.all([
    readOrderLines(db, ids),
    readLatestPayments(db, ids),
  ])
  const titles = await readTitles(
    db,
    lines.flatMap(({ adId }) => adId ?? []),
  )
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
    invoice: null,
    act: null,
  }))
}
