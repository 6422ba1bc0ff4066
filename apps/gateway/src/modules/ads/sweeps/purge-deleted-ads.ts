import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { and, eq, exists, isNotNull, lte, or } from 'drizzle-orm'
import type { Database } from '../../../platform/database/connect.ts'
import { users } from '../../identity/public.ts'
import { ads } from '../ads.table.ts'
import { purgeAds } from './purge-ads.ts'

const KEPT_MS = 30 * 24 * 60 * 60 * 1000
/** By then every process has read the change and dropped the ad from its index; an ad of a deleted account is not restored. */
const INDEXED_MS = 60 * 60 * 1000

/**
 * domain §3: purges ads that were deleted 30 days ago, those of deleted accounts the night after (decision 065).
 * @returns how many ads were purged.
 */
export function purgeDeletedAds(db: Database, now: Date): Promise<number> {
  const deletedBefore = new Date(now.getTime() - KEPT_MS)
  const seenBefore = new Date(now.getTime() - INDEXED_MS)
  return purgeAds(db, {
    job: 'purge-deleted-ads',
    due: (tx) => {
      const ownerLeft = exists(
        tx
          .select({ id: users.id })
          .from(users)
          .where(and(eq(users.id, ads.userId), isNotNull(users.deletedAt))),
      )
      return and(
        eq(ads.stat, AD_STATS.deleted.stat),
        or(
          lte(ads.statChangedAt, deletedBefore),
          and(ownerLeft, lte(ads.statChangedAt, seenBefore)),
        ),
      )
    },
  })
}
