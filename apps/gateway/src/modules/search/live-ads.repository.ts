import type { AdCard, ListedAd } from '@trassa/contracts/entities/ad'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/database/connect.ts'
import { ads, cardColumns, isLive, listedColumns, toAdCard, toListedAd } from '../ads/public.ts'
import { cities } from '../reference/public.ts'
import { after, cutPage, type ListOrder, orderBy } from './list-order.ts'

/** The statement of the cards of these ads, in any order. */
export const cardsOf = (db: Executor, ids: string[]) =>
  db
    .select(listedColumns)
    .from(ads)
    .innerJoin(cities, eq(cities.id, ads.cityId))
    .where(inArray(ads.id, ids))

/** Cards in the order of the ids, in one statement; deleted ads are left out. */
export async function readCards(db: Executor, ids: string[]): Promise<ListedAd[]> {
  if (ids.length === 0) return []
  return inOrderOf(ids, await cardsOf(db, ids)).map(toListedAd)
}

/** Short cards of the live ones among these ads in the order of the ids, in one statement. */
export async function readLiveCards(db: Executor, ids: string[]): Promise<AdCard[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select(cardColumns)
    .from(ads)
    .innerJoin(cities, eq(cities.id, ads.cityId))
    .where(and(inArray(ads.id, ids), isLive))
  return inOrderOf(ids, rows).map(toAdCard)
}

function inOrderOf<Row extends { id: string }>(ids: string[], rows: Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Addresses and last changes of these ads by id, as sitemaps need them. */
export async function readSitemapRows(db: Executor, ids: string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .select({ slug: ads.slug, updatedAt: ads.updatedAt })
    .from(ads)
    .where(sql`${ads.id} = ANY(${sql.param(ids)}::bigint[]) AND ${isLive}`)
    .orderBy(ads.id)
  return rows.map(({ slug, updatedAt }) => ({ slug, updatedAt: updatedAt.toISOString() }))
}

const NEWEST_FIRST: ListOrder = {
  id: 'dateTo',
  key: sql`${ads.liftedAt}`,
  adId: sql`${ads.id}`,
  isDate: true,
  descending: true,
}

interface SellerPage {
  userId: string
  cursor?: string | undefined
  size: number
}

/** The statement of a page of a seller's live ads, on an index of its own. */
export const sellerPage = (db: Executor, { userId, cursor, size }: SellerPage) => {
  const start = after(NEWEST_FIRST, cursor)
  const ids = sql`(SELECT ${ads.id} FROM ${ads}
    WHERE ${isLive} AND ${ads.userId} = ${userId} ${start ? sql`AND ${start}` : sql``}
    ORDER BY ${orderBy(NEWEST_FIRST)} LIMIT ${size + 1}) AS page`
  return db
    .select(listedColumns)
    .from(ids)
    .innerJoin(ads, eq(ads.id, sql`page.id`))
    .innerJoin(cities, eq(cities.id, ads.cityId))
    .orderBy(orderBy(NEWEST_FIRST))
}

/** A page of a seller's live ads and how many there are, in two statements. */
export async function readSellerPage(db: Executor, asked: SellerPage) {
  const [found, total] = await Promise.all([
    sellerPage(db, asked),
    db.$count(ads, sql`${isLive} AND ${ads.userId} = ${asked.userId}`),
  ])
  const { rows, nextCursor } = cutPage(found, asked.size, NEWEST_FIRST, (row) =>
    row.liftedAt ? row.liftedAt : row.createdAt,
  )
  return { items: rows.map(toListedAd), total, nextCursor }
}
