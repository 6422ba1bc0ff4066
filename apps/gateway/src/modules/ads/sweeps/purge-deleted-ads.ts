import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { and, asc, eq, exists, inArray, isNotNull, lte, or } from 'drizzle-orm'
import type { Database, Transaction } from '../../../platform/database/connect.ts'
import { insertAuditRows } from '../../audit/public.ts'
import { users } from '../../identity/public.ts'
import { photos } from '../../media/public.ts'
import { ads } from '../ads.table.ts'

const BATCH = 500
const KEPT_MS = 30 * 24 * 60 * 60 * 1000
/** By then every process has read the change and dropped the ad from its index; an ad of a deleted account is not restored. */
const INDEXED_MS = 60 * 60 * 1000

/**
 * domain §3: purges ads that were deleted 30 days ago, those of deleted accounts the night after (decision 065); their history stays, their photographs are left
 * to the purge of unused ones. @returns how many ads were purged.
 */
export async function purgeDeletedAds(db: Database, now: Date): Promise<number> {
  let total = 0
  for (;;) {
    const purged = await db.transaction((tx) => purgeBatch(tx, now))
    total += purged
    if (purged < BATCH) return total
  }
}

async function purgeBatch(tx: Transaction, now: Date): Promise<number> {
  const deletedBefore = new Date(now.getTime() - KEPT_MS)
  const seenBefore = new Date(now.getTime() - INDEXED_MS)
  const ownerLeft = exists(
    tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, ads.userId), isNotNull(users.deletedAt))),
  )
  const batch = await tx
    .select({ id: ads.id, userId: ads.userId, stat: ads.stat })
    .from(ads)
    .where(
      and(
        eq(ads.stat, AD_STATS.deleted.stat),
        or(
          lte(ads.statChangedAt, deletedBefore),
          and(ownerLeft, lte(ads.statChangedAt, seenBefore)),
        ),
      ),
    )
    .orderBy(asc(ads.id))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  const ids = batch.map((ad) => ad.id)
  if (ids.length === 0) return 0
  await tx.update(photos).set({ adId: null, position: null }).where(inArray(photos.adId, ids))
  await tx.delete(ads).where(inArray(ads.id, ids))
  await insertAuditRows(
    tx,
    batch.map(({ id, userId, stat }) => ({
      event: 'ad.purged',
      adId: id,
      userId,
      fromStat: stat,
      sessionId: 'purge-deleted-ads',
    })),
  )
  return ids.length
}
