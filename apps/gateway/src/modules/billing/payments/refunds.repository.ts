import { asc, eq } from 'drizzle-orm'
import type { Executor, Transaction } from '../../../platform/database/connect.ts'
import { refunds } from './payments.table.ts'

export type RefundRecord = typeof refunds.$inferSelect

export async function insertRefund(
  tx: Transaction,
  refund: Pick<RefundRecord, 'id' | 'orderId' | 'paymentId' | 'amount'>,
): Promise<void> {
  await tx.insert(refunds).values(refund)
}

export async function lockRefund(tx: Transaction, id: string): Promise<RefundRecord | undefined> {
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update')
  return refund
}

export async function writeRefund(
  db: Executor,
  id: string,
  changes: Partial<RefundRecord>,
): Promise<void> {
  await db.update(refunds).set(changes).where(eq(refunds.id, id))
}

/** Refunds that have not reached their buyers, oldest first. */
export const readPendingRefunds = (db: Executor, limit: number): Promise<RefundRecord[]> =>
  db
    .select()
    .from(refunds)
    .where(eq(refunds.status, 'pending'))
    .orderBy(asc(refunds.createdAt))
    .limit(limit)
