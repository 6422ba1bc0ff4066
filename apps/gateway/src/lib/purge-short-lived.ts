import { lt, sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { authFlows } from '../features/auth/auth-flows.table.ts'
import { outboxMessages } from '../features/outbox/outbox.table.ts'
import { sessions } from '../features/sessions/sessions.table.ts'
import { idempotencyKeys } from './idempotency.table.ts'
import { rateLimits } from './rate-limits.table.ts'

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
