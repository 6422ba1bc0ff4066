import type { ProviderName } from '@trassa/contracts/enumerations/money'
import { and, asc, desc, eq } from 'drizzle-orm'
import type { Executor, Transaction } from '../../../platform/database/connect.ts'
import { payments, refunds } from './payments.table.ts'

export type RefundRecord = typeof refunds.$inferSelect

/** Stores a refund that is to be sent. @returns whether it is new: a refused refund is repeated once */
export async function insertRefund(
  tx: Transaction,
  refund: Pick<RefundRecord, 'id' | 'orderId' | 'paymentId' | 'amount'> & {
    transferId?: string | null
    repeats?: string
  },
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(refunds)
    .values(refund)
    .onConflictDoNothing({ target: refunds.repeats })
  return rowCount === 1
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

/** Whether a refund was confirmed with this id of the provider or the bank. */
export const isBooked = async (db: Executor, providerId: string): Promise<boolean> =>
  (await db.$count(refunds, eq(refunds.providerId, providerId))) > 0

/** The refunds of an order, newest first. */
export const readRefundsOf = (db: Executor, orderId: string): Promise<RefundRecord[]> =>
  db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(desc(refunds.createdAt))

/** A refund that waits for the provider which took the payment. */
export interface PendingRefund {
  refund: RefundRecord
  payment: { provider: ProviderName; providerId: string }
}

/** Refunds of a provider's payments that have not reached their buyers, oldest first. */
export async function readPendingRefunds(
  db: Executor,
  { provider, limit }: { provider: ProviderName; limit: number },
): Promise<PendingRefund[]> {
  const rows = await db
    .select({ refund: refunds, providerId: payments.providerId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(refunds.status, 'pending'), eq(payments.provider, provider)))
    .orderBy(asc(refunds.createdAt))
    .limit(limit)
  return rows.flatMap(({ refund, providerId }) =>
    providerId === null ? [] : [{ refund, payment: { provider, providerId } }],
  )
}
