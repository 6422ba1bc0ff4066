import type { AdCard, ListedAd } from '@trassa/contracts/entities/ad'
import type { AdType, SortId } from '@trassa/contracts/enumerations/ads'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database, Executor } from '../../platform/database/connect.ts'
import { prepareRead } from '../../platform/database/connection/prepared-reads.ts'
import { namedColumns } from '../../platform/database/named-columns.ts'
import {
  ads,
  cardColumns,
  cardValidUntil,
  isLive,
  type ListedRow,
  listedColumns,
  toAdCard,
  toListedAd,
} from '../ads/public.ts'
import { cities } from '../reference/public.ts'
import { after, cutPage, orderBy, ordersByDateAndPrice } from './list-order.ts'

/** What the card of an ad is made from, and the id of its seller. */
export type CardRow = ListedRow & { sellerId: string }

/** The statement of the cards of ads, in any order. */
export const cardsStatement = prepareRead(sql`
  SELECT ${namedColumns({ ...listedColumns, sellerId: ads.userId })}
  FROM ${ads} JOIN ${cities} ON ${cities.id} = ${ads.cityId}
  WHERE ${ads.id} = ANY(${sql.placeholder('ids')}::bigint[])`)

/** The rows of the cards of these ads in any order, in one statement; deleted ads are left out. */
export const readCardRows = async (db: Database, ids: readonly string[]): Promise<CardRow[]> =>
  ids.length === 0 ? [] : db.readPreparedInPool<CardRow>(cardsStatement, { ids })

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

/** The same as they stand in lists. */
export async function readLiveListed(db: Executor, ids: string[]): Promise<ListedAd[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select(listedColumns)
    .from(ads)
    .innerJoin(cities, eq(cities.id, ads.cityId))
    .where(and(inArray(ads.id, ids), isLive))
  return inOrderOf(ids, rows).map(toListedAd)
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

const ORDERS = ordersByDateAndPrice(sql`${ads.liftedAt}`)

interface SellerPage {
  userId: string
  adType?: AdType | undefined
  /** The newest first where it is absent. */
  sort?: SortId | undefined
  cursor?: string | undefined
  size: number
}

const ofSeller = ({ userId, adType }: SellerPage): SQL =>
  sql`${isLive} AND ${ads.userId} = ${userId} ${adType ? sql`AND ${ads.adType} = ${adType}` : sql``}`

/** The statement of a page of a seller's live ads; by date on an index of its own. */
export const sellerPage = (db: Executor, asked: SellerPage) => {
  const order = ORDERS[asked.sort ?? 'dateTo']
  const start = after(order, asked.cursor)
  const ids = sql`(SELECT ${ads.id} FROM ${ads}
    WHERE ${ofSeller(asked)} ${start ? sql`AND ${start}` : sql``}
    ORDER BY ${orderBy(order)} LIMIT ${asked.size + 1}) AS page`
  return db
    .select(listedColumns)
    .from(ids)
    .innerJoin(ads, eq(ads.id, sql`page.id`))
    .innerJoin(cities, eq(cities.id, ads.cityId))
    .orderBy(orderBy(order))
}

/** A page of a seller's live ads and how many there are, in two statements; and until when its cards stay as they are. */
export async function readSellerPage(db: Executor, asked: SellerPage) {
  const order = ORDERS[asked.sort ?? 'dateTo']
  const [found, total] = await Promise.all([sellerPage(db, asked), db.$count(ads, ofSeller(asked))])
  const { rows, nextCursor } = cutPage(found, asked.size, order, (row) =>
    order.isDate ? (row.liftedAt ?? row.createdAt) : (row.price ?? 0),
  )
  const now = new Date()
  const validUntil = Math.min(...rows.map((row) => cardValidUntil(row, now)))
  return { page: { items: rows.map(toListedAd), total, nextCursor }, validUntil }
}
