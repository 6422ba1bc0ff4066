import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../../platform/database/connect.ts'
import { pendingEmails } from './pending-emails.table.ts'

export type PendingEmail = typeof pendingEmails.$inferSelect

/** The address that waits for its link, or the one that was confirmed last. */
export async function findPendingEmail(
  db: Executor,
  userId: string,
): Promise<PendingEmail | undefined> {
  const [found] = await db.select().from(pendingEmails).where(eq(pendingEmails.userId, userId))
  return found
}

export async function findByToken(
  db: Executor,
  tokenHash: string,
): Promise<PendingEmail | undefined> {
  const [found] = await db
    .select()
    .from(pendingEmails)
    .where(eq(pendingEmails.tokenHash, tokenHash))
  return found
}

/** Replaces the address and the link of a user; the link before becomes invalid. */
export async function replacePendingEmail(
  tx: Transaction,
  pending: Pick<PendingEmail, 'userId' | 'email' | 'tokenHash' | 'expiresAt'>,
): Promise<void> {
  const row = { ...pending, confirmedAt: null, undelivered: false }
  await tx
    .insert(pendingEmails)
    .values(row)
    .onConflictDoUpdate({ target: pendingEmails.userId, set: row })
}

export async function markConfirmed(tx: Transaction, userId: string): Promise<void> {
  await tx
    .update(pendingEmails)
    .set({ confirmedAt: sql`now()` })
    .where(eq(pendingEmails.userId, userId))
}

/** Records that the letter with this link did not arrive, unless another one was sent since. */
export async function markUndelivered(tx: Transaction, tokenHash: string): Promise<void> {
  await tx
    .update(pendingEmails)
    .set({ undelivered: true })
    .where(and(eq(pendingEmails.tokenHash, tokenHash), isNull(pendingEmails.confirmedAt)))
}

export async function deletePendingEmail(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(pendingEmails).where(eq(pendingEmails.userId, userId))
}

/** Deletes addresses whose link ended a week ago: they may belong to people who know nothing of it. */
export async function purgePendingEmails(db: Executor): Promise<number> {
  const { rowCount } = await db
    .delete(pendingEmails)
    .where(lt(pendingEmails.expiresAt, sql`now() - interval '7 days'`))
  return rowCount ?? 0
}
