import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/connect.ts'
import { orders } from '../orders/orders.table.ts'
import { payments, type refunds } from './payments.table.ts'

/** Keeps the phone of a payment's or refund's first request. @returns the one that is kept */
export async function keepReceiptPhone(
  db: Executor,
  table: typeof payments | typeof refunds,
  { id, phone }: { id: string; phone: string },
): Promise<string> {
  const { rows } = await db.execute<{ phone: string }>(sql`
    UPDATE ${table} SET receipt_phone = coalesce(receipt_phone, ${phone})
    WHERE id = ${id} RETURNING receipt_phone AS phone`)
  return rows[0]?.phone ?? phone
}

/**
 * Forgets the phones of a user's payments that were begun and not answered: their pages were never shown, so they cannot
 * be paid. A refund keeps its phone until it is answered, or for a day: its money may be on its way.
 *
 * @returns of how many payments
 */
export async function forgetReceiptPhones(db: Executor, userId: string): Promise<number> {
  const own = db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId))
  const { rowCount } = await db
    .update(payments)
    .set({ receiptPhone: null })
    .where(and(inArray(payments.orderId, own), isNotNull(payments.receiptPhone)))
  return rowCount ?? 0
}
