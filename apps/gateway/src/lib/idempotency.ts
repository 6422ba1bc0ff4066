import { createHash } from 'node:crypto'
import { AppError } from '@trassa/contracts/app-error'
import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connect.ts'
import { idempotencyKeys } from './idempotency.table.ts'

interface Once {
  /** From the header `Idempotency-Key`; absent means that the caller does not mind repeats. */
  key: string | undefined
  userId: string
  callId: string
  request: unknown
}

/**
 * Runs `work` in a transaction exactly once for a key: the key, the work and its answer are committed
 * together, so a repeat – also one that arrives while the first is still running – gets the first answer.
 */
export async function once<T>(
  db: Database,
  call: Once,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const { key, userId, callId } = call
  if (!key) return db.transaction(work)
  const requestDigest = createHash('sha256').update(JSON.stringify(call.request)).digest('hex')
  return db.transaction(async (tx) => {
    // A concurrent repeat waits here for the first one's commit.
    const [first] = await tx
      .insert(idempotencyKeys)
      .values({ key: key.slice(0, 200), userId, callId, requestDigest })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key })
    const row = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key.slice(0, 200)))
    if (!first) {
      const [known] = await tx.select().from(idempotencyKeys).where(row)
      if (known?.callId !== callId || known.requestDigest !== requestDigest) {
        throw new AppError('request.key_reused')
      }
      return known.answer as T
    }
    const answer = await work(tx)
    await tx.update(idempotencyKeys).set({ answer }).where(row)
    return answer
  })
}
