import { lt, sql } from 'drizzle-orm'
import { authFlows, sessions } from '../modules/identity/public.ts'
import { outboxMessages } from '../modules/messaging/public.ts'
import type { Database } from '../platform/database/connect.ts'
import { idempotencyKeys } from '../platform/idempotency/idempotency.table.ts'
import { rateLimits } from '../platform/rate-limit/rate-limits.table.ts'

const DAY = sql`now() - interval '1 day'`

/** Deletes what is only needed for a while: finished flows, ended sessions, counters, first answers. @returns how many rows. */
export async function purgeShortLived(db: Database): Promise<number> {
  const results = [
    await db.delete(authFlows).where(lt(authFlows.createdAt, DAY)),
    await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`)),
    await db.delete(rateLimits).where(lt(rateLimits.resetsAt, sql`now()`)),
    await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, DAY)),
    await db
      .delete(outboxMessages)
      .where(lt(outboxMessages.createdAt, sql`now() - interval '7 days'`)),
  ]
  return results.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0)
}
