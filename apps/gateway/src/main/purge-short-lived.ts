import { purgeAuthFlows, purgeSessions } from '../modules/identity/public.ts'
import { purgeOutboxMessages } from '../modules/messaging/public.ts'
import type { Database } from '../platform/database/connect.ts'
import { purgeIdempotencyKeys } from '../platform/idempotency/with-idempotency.ts'
import { purgeRateLimits } from '../platform/rate-limit/rate-limit.ts'

const PURGES = [
  purgeAuthFlows,
  purgeSessions,
  purgeRateLimits,
  purgeIdempotencyKeys,
  purgeOutboxMessages,
]

/** Deletes rows that are only needed for a while. @returns how many. */
export async function purgeShortLived(db: Database): Promise<number> {
  let deleted = 0
  for (const purge of PURGES) deleted += await purge(db)
  return deleted
}
