import { createHash } from 'node:crypto'
import { AppError } from '@trassa/contracts/app-error'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database, Executor, Transaction } from '../database/connect.ts'
import { idempotencyKeys } from './idempotency.table.ts'

interface IdempotentRequest {
  /** From the header `Idempotency-Key`; without one every request is carried out. */
  key: string | undefined
  userId: string
  callId: string
  request: unknown
}

/** A request with a key. */
interface KeyedCall extends IdempotentRequest {
  key: string
}

const requestDigestOf = ({ request }: IdempotentRequest): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('hex')

/** The row of a key. */
const rowOfKey = (call: KeyedCall) =>
  and(eq(idempotencyKeys.userId, call.userId), eq(idempotencyKeys.key, call.key))

/**
 * Reserves a key for a call; waits for a transaction that is reserving the same one.
 *
 * @returns the row of the first call with this key, `null` where this one is the first.
 * @throws AppError `request.key_reused` where the first one asked for something else.
 */
async function reserveKey(db: Executor, call: KeyedCall): Promise<{ answer: unknown } | null> {
  const { key, userId, callId } = call
  const requestDigest = requestDigestOf(call)
  const [first] = await db
    .insert(idempotencyKeys)
    .values({ key, userId, callId, requestDigest })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  if (first) return null
  const [known] = await db.select().from(idempotencyKeys).where(rowOfKey(call))
  if (known?.callId !== callId || known.requestDigest !== requestDigest) {
    throw new AppError('request.key_reused')
  }
  return { answer: known.answer }
}

/**
 * Runs `work` in a transaction exactly once for a key: the key, the work and its answer are committed
 * together, so a repeat – also one that arrives while the first is still running – gets the first answer.
 */
export async function withIdempotency<T>(
  db: Database,
  { key, ...rest }: IdempotentRequest,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  if (key === undefined) return db.transaction(work)
  const call = { ...rest, key }
  return db.transaction(async (tx) => {
    const known = await reserveKey(tx, call)
    if (known) return known.answer as T
    const answer = await work(tx)
    await tx.update(idempotencyKeys).set({ answer }).where(rowOfKey(call))
    return answer
  })
}

/** Frees the key of a call whose committed work was undone, so that a repeat carries it out anew. */
export async function releaseKey(db: Executor, { key, ...rest }: IdempotentRequest): Promise<void> {
  if (key !== undefined) await db.delete(idempotencyKeys).where(rowOfKey({ ...rest, key }))
}

/** Deletes keys that were first used more than a day ago. @returns how many. */
export async function purgeIdempotencyKeys(db: Executor): Promise<number> {
  const { rowCount } = await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, sql`now() - interval '1 day'`))
  return rowCount ?? 0
}
