import { AppError } from '@trassa/contracts/app-error'
import type { ErrorCode } from '@trassa/contracts/errors'
import { lt, sql } from 'drizzle-orm'
import type { Executor } from '../database/connect.ts'
import { rateLimits } from './rate-limits.table.ts'

interface Limit {
  /** What is counted, e.g. `sms:+7916…` or `reveal:10.0.0.1`. */
  key: string
  hits: number
  seconds: number
}

/**
 * Counts a hit in a fixed window and refuses past the limit (docs/decisions/022).
 *
 * @throws AppError `limit.code`, `request.too_many` by default, with the seconds until the window ends
 */
export async function limitRate(db: Executor, limit: Limit & { code?: ErrorCode }): Promise<void> {
  const { hits, secondsLeft } = await countHit(db, limit)
  if (hits <= limit.hits) return
  // The stored moment is rounded to milliseconds: it may be later than it was meant.
  const retryAfter = Math.min(limit.seconds, Math.max(1, secondsLeft))
  throw new AppError(limit.code ?? 'request.too_many', { retryAfter })
}

/** Counts a hit in a fixed window. @returns whether it is within the limit. */
export async function isWithinRate(db: Executor, limit: Limit): Promise<boolean> {
  return (await countHit(db, limit)).hits <= limit.hits
}

/**
 * One statement: concurrent hits of all processes are counted exactly, by the row's lock. It is a SELECT for PostgreSQL's
 * command tag: no list shows these rows, so that answers need not be read anew (`createWriteCounter`).
 */
async function countHit(db: Executor, { key, seconds }: Limit) {
  const window = sql`now() + make_interval(secs => ${seconds})`
  const { rows } = await db.execute<{ hits: number; secondsLeft: number }>(sql`
    WITH counted AS (
      INSERT INTO ${rateLimits} AS known (key, hits, resets_at) VALUES (${key}, 1, ${window})
      ON CONFLICT (key) DO UPDATE SET
        hits = CASE WHEN known.resets_at <= now() THEN 1 ELSE known.hits + 1 END,
        resets_at = CASE WHEN known.resets_at <= now() THEN ${window} ELSE known.resets_at END
      RETURNING hits, resets_at
    ) SELECT hits, extract(epoch FROM resets_at - now())::float8 AS "secondsLeft" FROM counted`)
  const [row] = rows
  if (!row) throw new Error('No row counted')
  return row
}

/** Deletes counters whose window has passed. @returns how many. */
export async function purgeRateLimits(db: Executor): Promise<number> {
  const { rowCount } = await db.delete(rateLimits).where(lt(rateLimits.resetsAt, sql`now()`))
  return rowCount ?? 0
}
