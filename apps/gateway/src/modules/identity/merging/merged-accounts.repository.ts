import { AppError } from '@trassa/contracts/app-error'
import { asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../../platform/database/connect.ts'
import type { UserRecord } from '../users/users.repository.ts'
import { users } from '../users/users.table.ts'
import type { MergePair } from './account-merge.ts'

/**
 * Both accounts, locked in the order of their ids so that two merges of the same accounts cannot block each other.
 * New rows that refer to them wait as well: a plain lock of an update would let those through.
 *
 * @throws AppError `user.not_found`, `user.merged`
 */
export async function lockPair(
  tx: Transaction,
  { closedId, stayingId }: MergePair,
): Promise<{ staying: UserRecord; closed: UserRecord }> {
  const found = await tx
    .select()
    .from(users)
    .where(inArray(users.id, [closedId, stayingId]))
    .orderBy(asc(users.id))
    .for('update')
  const staying = found.find(({ id }) => id === stayingId)
  const closed = found.find(({ id }) => id === closedId)
  if (!staying || !closed || closedId === stayingId) throw new AppError('user.not_found')
  if (staying.deletedAt || closed.deletedAt) throw new AppError('user.not_found')
  if (staying.mergedIntoId || closed.mergedIntoId) throw new AppError('user.merged')
  return { staying, closed }
}

/**
 * A merged account and the one that has what it had, locked as `lockPair` does.
 *
 * @returns `null` where the latter has been deleted since
 */
export async function lockMerged(tx: Transaction, closedId: string): Promise<MergePair | null> {
  const target = sql`(SELECT merged_into_id FROM ${users} AS closed WHERE closed.id = ${closedId})`
  const found = await tx
    .select()
    .from(users)
    .where(or(eq(users.id, closedId), eq(users.id, target)))
    .orderBy(asc(users.id))
    .for('update')
  const stayingId = found.find(({ id }) => id === closedId)?.mergedIntoId
  const staying = found.find(({ id }) => id === stayingId)
  if (!staying) throw new Error('The account was merged further while it was locked')
  return staying.deletedAt ? null : { closedId, stayingId: staying.id }
}

/**
 * Refuses what a session of an account began before its merge. A merge that begins now waits for the transaction.
 *
 * @throws AppError `session.missing`, as the next request of that session is answered
 */
export async function requireOpenAccount(tx: Transaction, userId: string): Promise<void> {
  const [user] = await tx
    .select({ mergedIntoId: users.mergedIntoId })
    .from(users)
    .where(eq(users.id, userId))
    .for('key share')
  if (!user || user.mergedIntoId !== null) throw new AppError('session.missing')
}

/** Accounts that were merged into the closed one before belong to the staying one now: pointers have one step. */
export async function passOnMerged(
  tx: Transaction,
  { closedId, stayingId }: MergePair,
): Promise<void> {
  await tx.update(users).set({ mergedIntoId: stayingId }).where(eq(users.mergedIntoId, closedId))
}

/** The accounts that were merged into one, oldest first. */
export const readMergedInto = (db: Executor, stayingId: string): Promise<UserRecord[]> =>
  db.select().from(users).where(eq(users.mergedIntoId, stayingId)).orderBy(asc(users.mergedAt))

/** Ids of an account and of those that were merged into it: the history names the account of its time. */
export const withMerged = (userId: string): SQL =>
  sql`(SELECT ${users.id} FROM ${users} WHERE ${or(eq(users.id, userId), eq(users.mergedIntoId, userId))})`
