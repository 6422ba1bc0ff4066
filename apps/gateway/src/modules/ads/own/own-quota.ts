import { kindOf } from '@trassa/catalog/taxonomy/ad-kinds'
import { AppError } from '@trassa/contracts/app-error'
import type { Quota } from '@trassa/contracts/calls/ads'
import { hasRole } from '@trassa/contracts/enumerations/users'
import type { Database } from '../../../platform/database/connect.ts'
import type { Visitor } from '../../../platform/http/visitor.ts'
import { findUserById } from '../../identity/public.ts'
import type { AdBilling } from '../lifecycle/ad-billing.ts'
import { countFree, FREE_ADS, POOLS } from '../lifecycle/free-publications.ts'

interface QuotaQuestion {
  userId: string | undefined
  visitor: Visitor
  now: Date
}

/**
 * What a user may still publish, free (domain §2) or with a package (§5), counted as the lifecycle counts it. Only told: the lifecycle counts
 * again, behind locks, when an ad is submitted.
 *
 * @param userId the visitor's own by default; that of another user is for the staff, who publish for users (spec §6)
 * @throws AppError `session.forbidden` where a user asks about another one, `session.missing` where the visitor is gone,
 * `user.not_found` where another one is
 */
export async function readQuota(
  { db, billing }: { db: Database; billing: Pick<AdBilling, 'countUnitsLeft'> },
  { visitor, userId = visitor.userId, now }: QuotaQuestion,
): Promise<Quota> {
  const isOwn = userId === visitor.userId
  if (!isOwn && !hasRole(visitor.role, 'support')) throw new AppError('session.forbidden')
  const user = await findUserById(db, userId)
  if (!user) throw new AppError(isOwn ? 'session.missing' : 'user.not_found')
  const used = { vehicle: 0, part: 0 }
  for (const { adType, count } of await countFree(db, [userId]))
    used[POOLS[kindOf(adType)]] += count
  const left = (pool: keyof typeof used) => ({
    free: user.type === 0 ? FREE_ADS[pool] : 0,
    used: used[pool],
  })
  const packages = await billing.countUnitsLeft(db, userId, now)
  return { vehicles: left('vehicle'), parts: left('part'), packages }
}
