import { and, asc, eq } from 'drizzle-orm'
import type { Executor, Transaction } from '../../../platform/database/connect.ts'
import { bankTransfers } from './bank-transfers.table.ts'

type TransferRecord = typeof bankTransfers.$inferSelect

/** What a payment order is told from all others by. */
export type TransferKey = Pick<TransferRecord, 'date' | 'number' | 'payerInn' | 'amount'>

/** Stores a transfer. @returns whether it is a new one */
export async function insertTransfer(tx: Transaction, transfer: TransferRecord): Promise<boolean> {
  const stored = await tx
    .insert(bankTransfers)
    .values(transfer)
    .onConflictDoNothing()
    .returning({ id: bankTransfers.id })
  return stored.length > 0
}

/** The transfers of an order, oldest first. */
export const readTransfersOf = (db: Executor, orderId: string): Promise<TransferRecord[]> =>
  db
    .select()
    .from(bankTransfers)
    .where(eq(bankTransfers.orderId, orderId))
    .orderBy(asc(bankTransfers.bookedAt))

export async function findTransfer(
  db: Executor,
  { date, number, payerInn, amount }: TransferKey,
): Promise<TransferRecord | undefined> {
  const [transfer] = await db
    .select()
    .from(bankTransfers)
    .where(
      and(
        eq(bankTransfers.date, date),
        eq(bankTransfers.number, number),
        eq(bankTransfers.payerInn, payerInn),
        eq(bankTransfers.amount, amount),
      ),
    )
  return transfer
}
