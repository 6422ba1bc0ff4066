import type { UserType } from '@trassa/contracts/enumerations/users'
import { photoPath } from '@trassa/contracts/photo-files'
import { and, asc, eq, ne } from 'drizzle-orm'
import type { Database, Executor, Transaction } from '../../../platform/database/connect.ts'
import type { AccountPart } from '../../identity/public.ts'
import { photos } from '../../media/public.ts'
import { lockAds } from '../ads.repository.ts'
import { ads } from '../ads.table.ts'
import { SYSTEM } from '../lifecycle/actors.ts'
import type { AdLifecycle } from '../lifecycle/ad-lifecycle.ts'
import { lockAdsOf, moveAds } from './move-ads.ts'

const BATCH = 500
const DELETED = 7

/**
 * The ads of a user as a part of the account. A deletion takes all of them down at once; `purge-deleted-ads` removes
 * their rows and photographs the night after.
 */
export function adsPart({ db, lifecycle }: { db: Database; lifecycle: AdLifecycle }): AccountPart {
  const eraseBatch = (userId: string, now: Date) =>
    db.transaction(async (tx) => {
      const found = await tx
        .select({ id: ads.id })
        .from(ads)
        .where(and(eq(ads.userId, userId), ne(ads.stat, DELETED)))
        .orderBy(asc(ads.id))
        .limit(BATCH)
      const locked = await lockAds(
        tx,
        found.map(({ id }) => id),
      )
      const event = { type: 'ad.ownerLeft', actor: SYSTEM, now } as const
      const results = await lifecycle.applyEvents(
        tx,
        locked.map((ad) => ({ ad, event })),
        { sessionId: 'erase-account' },
      )
      return { found: found.length, erased: results.filter(({ ok }) => ok).length }
    })

  return {
    name: 'ads',
    collect,
    erase: async (userId, now) => {
      let total = 0
      for (;;) {
        const { found, erased } = await eraseBatch(userId, now)
        total += erased
        if (found < BATCH || erased === 0) return total
      }
    },
    merge: { lock: lockAdsOf, move: moveAds },
    retype: (tx: Transaction, userId: string, type: UserType) =>
      tx
        .update(ads)
        .set({ sellerType: type })
        .where(eq(ads.userId, userId))
        .then(() => undefined),
  }
}

async function collect(db: Executor, userId: string): Promise<Record<string, unknown>[]> {
  const rows = await db
    .select({
      id: ads.id,
      adType: ads.adType,
      stat: ads.stat,
      title: ads.title,
      description: ads.description,
      kopecks: ads.price,
      contactName: ads.contactName,
      address: ads.address,
      fields: ads.fields,
      vin: ads.vin,
      views: ads.views,
      createdAt: ads.createdAt,
      publishedAt: ads.publishedAt,
      expiresAt: ads.expiresAt,
    })
    .from(ads)
    .where(and(eq(ads.userId, userId), ne(ads.stat, DELETED)))
    .orderBy(asc(ads.id))
  const pictures = await db
    .select({ id: photos.id, adId: photos.adId })
    .from(photos)
    .where(eq(photos.userId, userId))
    .orderBy(asc(photos.position))
  const photosOf = Map.groupBy(pictures, ({ adId }) => adId)
  return rows.map((row) => ({
    ...row,
    photos: (photosOf.get(row.id) ?? []).map(({ id }) => `/files${photoPath(id, 1920, 'webp')}`),
  }))
}
