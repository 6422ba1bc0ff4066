import type { ListedOwnAd } from '@trassa/contracts/entities/ad'
import {
  AD_STATS,
  type AdType,
  MY_ADS_LISTS,
  type MyAdsList,
  type SortId,
  statsInList,
} from '@trassa/contracts/enumerations/ads'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/connect.ts'
import {
  activityTotalsColumn,
  ads,
  isEmptyDraft,
  ownCardColumns,
  toOwnAdCard,
} from '../../ads/public.ts'
import { cities } from '../../reference/public.ts'
import { after, cutPage, orderBy, ordersByDateAndPrice } from '../list-order.ts'

/** domain §3: the stat at read time, whether or not the expiry job has run. */
const shownStat = (now: Date) => sql`CASE
  WHEN ${ads.stat} = ${AD_STATS.active.stat}::smallint AND ${ads.expiresAt} <= ${now.toISOString()}::timestamptz
  THEN ${AD_STATS.expired.stat}::smallint ELSE ${ads.stat} END`

/** A draft without any value is not listed; `IS NOT TRUE`, since a comparison with an empty column is unknown. */
const isFilled = sql`(${isEmptyDraft}) IS NOT TRUE`

const ORDERS = ordersByDateAndPrice(sql`${ads.updatedAt}`)

export interface OwnList {
  userId: string
  list: MyAdsList
  adType?: AdType | undefined
  sort: SortId
  cursor?: string | undefined
  size: number
  now: Date
}

/** A page of one of the owner's lists, in one statement. */
export async function readOwnPage(
  db: Executor,
  { userId, list, adType, sort, cursor, size, now }: OwnList,
): Promise<{ items: ListedOwnAd[]; nextCursor: string | null }> {
  const order = ORDERS[sort]
  const found = await db
    .select({ ...ownCardColumns, totals: activityTotalsColumn })
    .from(ads)
    .leftJoin(cities, eq(cities.id, ads.cityId))
    .where(
      and(
        eq(ads.userId, userId),
        inArray(shownStat(now), statsInList(list)),
        isFilled,
        adType && eq(ads.adType, adType),
        after(order, cursor),
      ),
    )
    .orderBy(orderBy(order))
    .limit(size + 1)
  const { rows, nextCursor } = cutPage(found, size, order, (row) =>
    order.isDate ? row.updatedAt : (row.price ?? 0),
  )
  return {
    items: rows.map((row) => ({ ...toOwnAdCard(row, now), totals: row.totals })),
    nextCursor,
  }
}

/** How many ads each of the owner's lists holds, and how many of `adType` the asked one does. */
export async function countOwn(
  db: Executor,
  { userId, list, adType, now }: OwnList,
): Promise<{ counts: Record<MyAdsList, number>; total: number }> {
  const count = (condition: SQL | undefined) =>
    sql<number>`(count(*) FILTER (WHERE ${condition}))::int`
  const inList = (name: MyAdsList) => inArray(shownStat(now), statsInList(name))
  const [actual, draft, archive] = MY_ADS_LISTS
  const [row] = await db
    .select({
      actual: count(inList(actual)),
      draft: count(inList(draft)),
      archive: count(inList(archive)),
      total: count(and(inList(list), adType && eq(ads.adType, adType))),
    })
    .from(ads)
    .where(and(eq(ads.userId, userId), isFilled))
  const { total = 0, ...counts } = row ?? { actual: 0, draft: 0, archive: 0 }
  return { counts, total }
}
