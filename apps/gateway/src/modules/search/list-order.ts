import { type ListSortId, RELEVANCE_SORT, type SortId } from '@trassa/contracts/enumerations/ads'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { decodeCursor, encodeCursor } from '../../platform/keyset/cursor.ts'
import { ads } from '../ads/public.ts'

/** An order of a list: by one key, then by id, so that no two ads are equal (performance.md). */
export interface ListOrder {
  id: ListSortId
  key: SQL
  isDate: boolean
  descending: boolean
  adId: SQL
}

/** spec §3, sort options: by a date of the list's own, and by price; a service or a draft may have none. */
export function ordersByDateAndPrice(date: SQL): Record<SortId, ListOrder> {
  const adId = sql`${ads.id}`
  const byDate = { key: date, isDate: true, adId }
  const byPrice = { key: sql`coalesce(${ads.price}, 0)`, isDate: false, adId }
  return {
    dateTo: { id: 'dateTo', ...byDate, descending: true },
    dateFrom: { id: 'dateFrom', ...byDate, descending: false },
    priceTo: { id: 'priceTo', ...byPrice, descending: true },
    priceFrom: { id: 'priceFrom', ...byPrice, descending: false },
  }
}

/** The key is kopecks or milliseconds: within these bounds it is a valid price and a valid date. The last one is a tier. */
const cursorSchema = z.tuple([
  z.string(),
  z.int().min(0).max(1e14),
  z.string().regex(/^\d{1,18}$/),
  z.int().min(0).max(1000).optional(),
])

export function orderBy({ key, adId, descending }: ListOrder): SQL {
  return descending ? sql`${key} DESC, ${adId} DESC` : sql`${key}, ${adId}`
}

/**
 * The position that a cursor stands for; `undefined` for a cursor of another order. The tier is 0 in all orders but that
 * by relevance.
 */
export function cursorPosition(
  order: ListSortId,
  cursor: string | undefined,
): { key: number; id: string; tier: number } | undefined {
  const [sort, key, id, tier = 0] = decodeCursor(cursor, cursorSchema) ?? []
  if (sort !== order || key === undefined || id === undefined) return undefined
  return { key, id, tier: order === RELEVANCE_SORT.id ? tier : 0 }
}

/** The condition for rows after a cursor. */
export function after(order: ListOrder, cursor: string | undefined): SQL | undefined {
  const position = cursorPosition(order.id, cursor)
  if (!position) return undefined
  const value = order.isDate
    ? sql`${new Date(position.key).toISOString()}::timestamptz`
    : sql`${position.key}::bigint`
  const than = order.descending ? sql`<` : sql`>`
  return sql`(${order.key}, ${order.adId}) ${than} (${value}, ${position.id}::bigint)`
}

/** Cuts the rows of a page and one more to the page, with the cursor of the next one. */
export function cutPage<Row extends { id: string }>(
  rows: Row[],
  size: number,
  order: ListOrder,
  keyOf: (row: Row) => Date | number,
): { rows: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, size)
  const last = page.at(-1)
  if (!last || rows.length <= size) return { rows: page, nextCursor: null }
  return { rows: page, nextCursor: encodeCursor([order.id, Number(keyOf(last)), last.id]) }
}
