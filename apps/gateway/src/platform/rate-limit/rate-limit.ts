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
  const { hits, resetsAt } = await countHit(db, limit)
  if (hits <= limit.hits) return
  const retryAfter = Math.max(1, (resetsAt.getTime() - Date.now()) / 1000)
  throw new AppError(limit.code ?? 'request.too_many', { retryAfter })
}

/** Counts a hit in a fixed window. @returns whether it is within the limit. */
export async function isWithinRate(db: Executor, limit: Limit): Promise<boolean> {
  return (await countHit(db, limit)).hits <= limit.hits
}

/** One statement: concurrent hits of all processes are counted exactly, by the row's lock. */
async function countHit(db: Executor, limit: Limit) {
  const window = sql`now() + make_interval(secs => ${limit.seconds})`
  const [row] = await db
    .insert(rateLimits)
    .values({ key: limit.key, hits: 1, resetsAt: window })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`CASE WHEN ${rateLimits.resetsAt} <= now() THEN 1 ELSE ${rateLimits.hits} + 1 END`,
        resetsAt: sql`CASE WHEN ${rateLimits.resetsAt} <= now() THEN ${window} ELSE ${rateLimits.resetsAt} END`,
      },
    })
    .returning()
  if (!row) throw new Error('No row counted')
  return row
}

/** Deletes counters whose window has passed. @returns how many. */
export async function purgeRateLimits(db: Executor): Promise<number> {
  const { rowCount } = await db.delete(rateLimits).where(lt(rateLimits.resetsAt, sql`now()`))
  return rowCount ?? 0
}
