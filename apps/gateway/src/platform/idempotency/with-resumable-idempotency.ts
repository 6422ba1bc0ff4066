import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { idempotencyKeys } from './idempotency.table.ts'
import {
  type IdempotentRequest,
  type KeyedCall,
  requestDigestOf,
  reserveKey,
  rowOfKey,
} from './with-idempotency.ts'

/**
 * `withIdempotency` for work that is too long for one transaction and commits in parts. The key is taken first
 * and the answer kept at the end: a repeat gets it. A repeat of something that is still running, or
 * that died half-way, runs `work` again with the same `runId`, so `work` must find what an earlier
 * run has committed under that id and must not do it twice. Whichever run ends first gives the answer.
 *
 * @throws AppError `request.key_reused`
 */
export async function withResumableIdempotency<T>(
  db: Database,
  { key, ...rest }: IdempotentRequest,
  work: (runId: string) => Promise<T>,
): Promise<T> {
  if (key === undefined) return work(randomUUID())
  const call = { ...rest, key }
  const known = await reserveKey(db, call)
  // An answer is never null: that is a key whose work has not ended.
  if (known && known.answer !== null) return known.answer as T
  const answer = await work(runIdOf(call))
  const [kept] = await db
    .update(idempotencyKeys)
    .set({ answer: sql`coalesce(${idempotencyKeys.answer}, ${JSON.stringify(answer)}::jsonb)` })
    .where(rowOfKey(call))
    .returning({ answer: idempotencyKeys.answer })
  return (kept?.answer ?? answer) as T
}

/** The same UUID (version 8) for the same request under the same key, also after the key is purged. */
function runIdOf(call: KeyedCall): string {
  const { userId, callId, key } = call
  const text = JSON.stringify([userId, callId, key, requestDigestOf(call)])
  const hex = createHash('sha256').update(text).digest('hex')
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ]
  return [...parts, hex.slice(20, 32)].join('-')
}
