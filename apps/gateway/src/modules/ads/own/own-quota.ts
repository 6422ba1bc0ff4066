import { kindOf } from '@trassa/catalog/taxonomy/ad-kinds'
import { AppError } from '@trassa/contracts/app-error'
import type { Quota } from '@trassa/contracts/calls/ads'
import type { Database } from '../../../platform/database/connect.ts'
import { findUserById } from '../../identity/public.ts'
import type { AdBilling } from '../lifecycle/ad-billing.ts'
import { countFree, FREE_ADS, POOLS } from '../lifecycle/free-publications.ts'

/**
 * What a user may still publish, free (domain §2) or with a package (§5), counted as the lifecycle counts it. Only told: the lifecycle counts
 * again, behind locks, when an ad is submitted.
 *
 * @throws AppError `session.missing` where the user is gone.
 */
export async function readQuota(
  { db, billing }: { db: Database; billing: Pick<AdBilling, 'countUnitsLeft'> },
  userId: string,
  now: Date,
): Promise<Quota> {
  const user = await findUserById(db, userId)
  if (!user) throw new AppError('session.missing')
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
