import type { FavoriteAd, FavoriteState } from '@trassa/contracts/entities/favorite'
import { AD_STATS, type AdStat, type AdType, type SortId } from '@trassa/contracts/enumerations/ads'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/database/connect.ts'
import { ads, cardColumns, statAt, toAdCard } from '../ads/public.ts'
import { cities } from '../reference/public.ts'
import { after, cutPage, orderBy, ordersByDateAndPrice } from '../search/public.ts'
import { favorites } from './favorites.table.ts'

/** spec §3, sort options: the date is the one on which the ad became a favourite. */
const ORDERS = ordersByDateAndPrice(sql`${favorites.addedAt}`)

/** What others learn of a stat, and whether the photographs are still theirs to see. */
const PUBLIC_STATES: Record<AdStat, { state: FavoriteState; hasPhotos: boolean }> = {
  [AD_STATS.draft.stat]: { state: 'gone', hasPhotos: false },
  [AD_STATS.active.stat]: { state: 'live', hasPhotos: true },
  [AD_STATS.moderation.stat]: { state: 'gone', hasPhotos: false },
  [AD_STATS.needsFix.stat]: { state: 'gone', hasPhotos: false },
  [AD_STATS.blocked.stat]: { state: 'gone', hasPhotos: false },
  [AD_STATS.expired.stat]: { state: 'gone', hasPhotos: true },
  [AD_STATS.archived.stat]: { state: 'gone', hasPhotos: true },
  [AD_STATS.deleted.stat]: { state: 'gone', hasPhotos: false },
}

export interface FavoriteList {
  userId: string
  /** Of all types where it is absent or empty. */
  adTypes?: readonly AdType[] | undefined
  sort: SortId
  cursor?: string | undefined
  size: number
  now: Date
}

/** A page of a user's favourites and how many there are, in two statements. */
export async function readFavoritePage(
  db: Executor,
  { userId, adTypes = [], sort, cursor, size, now }: FavoriteList,
): Promise<{ items: FavoriteAd[]; total: number; nextCursor: string | null }> {
  const order = ORDERS[sort]
  const inList = and(
    eq(favorites.userId, userId),
    adTypes.length > 0 ? inArray(ads.adType, [...adTypes]) : undefined,
  )
  const [found, counted] = await Promise.all([
    db
      .select({
        ...cardColumns,
        stat: ads.stat,
        expiresAt: ads.expiresAt,
        archivedReason: ads.archivedReason,
        addedAt: favorites.addedAt,
      })
      .from(favorites)
      .innerJoin(ads, eq(ads.id, favorites.adId))
      .innerJoin(cities, eq(cities.id, ads.cityId))
      .where(and(inList, after(order, cursor)))
      .orderBy(orderBy(order))
      .limit(size + 1),
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(favorites)
      .innerJoin(ads, eq(ads.id, favorites.adId))
      .innerJoin(cities, eq(cities.id, ads.cityId))
      .where(inList),
  ])
  const { rows, nextCursor } = cutPage(found, size, order, (row) =>
    order.isDate ? row.addedAt : (row.price ?? 0),
  )
  const items = rows.map((row): FavoriteAd => {
    const { state, hasPhotos } = PUBLIC_STATES[statAt(row, now)]
    const isSold = row.stat === AD_STATS.archived.stat && row.archivedReason === 'sold'
    return {
      ...toAdCard(hasPhotos ? row : { ...row, photos: [], photosTotal: 0 }),
      state: isSold ? 'sold' : state,
      addedAt: row.addedAt.toISOString(),
    }
  })
  return { items, total: counted[0]?.total ?? 0, nextCursor }
}
