import type { FoundOrder } from '@trassa/contracts/entities/moderator/search-hit'
import { eq } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/connect.ts'
import { users } from '../../identity/public.ts'
import { readDocumentNumber } from '../invoices/document-number.ts'
import { findOrderOfDocument } from '../invoices/invoices.repository.ts'
import { orders } from '../orders/orders.table.ts'
import { toRoubles } from '../payments/roubles.ts'

/**
 * Orders by their number, or by that of their invoice or act, as the staff's search lists them (domain §9).
 *
 * @param by `id`: the order's; `document`: `т 2026 123` in any spelling
 */
export async function searchStaffOrders(
  db: Executor,
  by: { id?: string; document?: string },
): Promise<FoundOrder[]> {
  const document = by.document === undefined ? null : readDocumentNumber(by.document)
  const id = by.id ?? (document ? await findOrderOfDocument(db, document) : undefined)
  if (id === undefined) return []
  const rows = await db
    .select({
      id: orders.id,
      userId: orders.userId,
      state: orders.state,
      kopecks: orders.amount,
      createdAt: orders.createdAt,
      username: users.username,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, id))
  return rows.map(({ kopecks, createdAt, ...order }) => ({
    ...order,
    amount: toRoubles(kopecks),
    createdAt: createdAt.toISOString(),
  }))
}
