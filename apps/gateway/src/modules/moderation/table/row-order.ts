import { isStorable } from '@trassa/contracts/values'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { decodeCursor, encodeCursor } from '../../../platform/keyset/cursor.ts'
import { ads } from '../../ads/public.ts'

/** An order of ads: by one key, rows without it last in both directions, then by id. */
export interface RowOrder {
  /** Names the order in its cursors. */
  id: string
  /** `null`: by id alone. */
  key: {
    column: SQL
    type: 'date' | 'number' | 'text'
    nullable: boolean
    /** The table beside the ads that the column is of. */
    join?: SQL
  } | null
  descending: boolean
}

/** A number is kopecks or milliseconds: anything in these bounds is a price and a date that exist. */
const cursorSchema = z.tuple([
  z.string(),
  z.union([z.int().min(0).max(1e14), z.string().max(1000).refine(isStorable)]).nullable(),
  z.string().regex(/^\d{1,18}$/),
])

export function orderBy({ key, descending }: RowOrder): SQL {
  const direction = descending ? sql`DESC` : sql`ASC`
  if (!key) return sql`${ads.id} ${direction}`
  // Only for nullable columns: the index of a column without nulls has the default order.
  const nulls = key.nullable ? sql` NULLS LAST` : sql``
  return sql`${key.column} ${direction}${nulls}, ${ads.id} ${direction}`
}

/** A key of a cursor as its column compares with it. */
const BOUNDS: Record<NonNullable<RowOrder['key']>['type'], (value: string | number) => SQL> = {
  date: (value) => sql`${new Date(value).toISOString()}::timestamptz`,
  number: (value) => sql`${value}::bigint`,
  text: (value) => sql`${value}::text`,
}

/** The keyset condition for the rows after a cursor; `undefined` for the cursor of another order. */
export function afterCursor({ id, key, descending }: RowOrder, cursor?: string): SQL | undefined {
  const position = decodeCursor(cursor, cursorSchema)
  if (!position || position[0] !== id) return undefined
  const [, value, adId] = position
  const than = descending ? sql`<` : sql`>`
  const byId = sql`${ads.id} ${than} ${adId}::bigint`
  if (!key) return byId
  if (value === null) return sql`(${key.column} IS NULL AND ${byId})`
  if ((typeof value === 'string') !== (key.type === 'text')) return undefined
  const bound = BOUNDS[key.type](value)
  const next = sql`(${key.column}, ${ads.id}) ${than} (${bound}, ${adId}::bigint)`
  return key.nullable ? sql`(${next} OR ${key.column} IS NULL)` : next
}

/** Rows of one more than a page, cut to the page, and where the next one starts. */
export function cutPage<Row extends { id: string; orderKey: string | null }>(
  rows: Row[],
  size: number,
  order: RowOrder,
): { rows: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, size)
  const last = page.at(-1)
  if (!last || rows.length <= size) return { rows: page, nextCursor: null }
  return { rows: page, nextCursor: encodeCursor([order.id, keyOf(order, last.orderKey), last.id]) }
}

/** The key of a row as its cursor carries it. */
function keyOf({ key }: RowOrder, text: string | null): string | number | null {
  if (!key || text === null) return null
  return key.type === 'text' ? text : Number(text)
}

/** The key as the cursor carries it: a column to select, milliseconds or kopecks as text. */
export function orderKeyColumn({ key }: RowOrder): SQL<string | null> {
  if (!key) return sql`NULL::text`
  const { column, type } = key
  return type === 'date'
    ? sql`round(extract(epoch FROM ${column}) * 1000)::bigint::text`
    : sql`${column}::text`
}
