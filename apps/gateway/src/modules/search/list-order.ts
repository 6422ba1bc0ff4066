import type { SortId } from '@trassa/contracts/enumerations/ads'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { decodeCursor, encodeCursor } from '../../platform/keyset/cursor.ts'

/** An order of a list: by one key, then by id, so that no two ads are equal (performance.md). */
export interface ListOrder {
  id: SortId
  key: SQL
  isDate: boolean
  descending: boolean
  adId: SQL
}

/** The key is kopecks or milliseconds: anything in these bounds is a price and a date that exist. */
const cursorSchema = z.tuple([z.string(), z.int().min(0).max(1e14), z.string().regex(/^\d{1,18}$/)])

export function orderBy({ key, adId, descending }: ListOrder): SQL {
  return descending ? sql`${key} DESC, ${adId} DESC` : sql`${key}, ${adId}`
}

/** Where a page of an order starts; nowhere in particular where the cursor is of another one. */
export function placeOf(
  order: SortId,
  cursor: string | undefined,
): { key: number; id: string } | undefined {
  const place = decodeCursor(cursor, cursorSchema)
  return place?.[0] === order ? { key: place[1], id: place[2] } : undefined
}

/** What comes after a page's last row. */
export function after(order: ListOrder, cursor: string | undefined): SQL | undefined {
  const place = placeOf(order.id, cursor)
  if (!place) return undefined
  const value = order.isDate
    ? sql`${new Date(place.key).toISOString()}::timestamptz`
    : sql`${place.key}::bigint`
  const than = order.descending ? sql`<` : sql`>`
  return sql`(${order.key}, ${order.adId}) ${than} (${value}, ${place.id}::bigint)`
}

/** Rows of one more than a page, cut to the page, and where the next one starts. */
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
