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
  code?: ErrorCode
}

/** Counts a hit in PostgreSQL, where every copy of the server sees it; refuses with `Retry-After` past the limit. */
export async function limitRate(db: Executor, limit: Limit): Promise<void> {
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
  if (row && row.hits > limit.hits) {
    const retryAfter = Math.max(1, (row.resetsAt.getTime() - Date.now()) / 1000)
    throw new AppError(limit.code ?? 'request.too_many', { retryAfter })
  }
}

/** Deletes counters whose window has passed. @returns how many. */
export async function purgeRateLimits(db: Executor): Promise<number> {
  const { rowCount } = await db.delete(rateLimits).where(lt(rateLimits.resetsAt, sql`now()`))
  return rowCount ?? 0
}
