import type { AdCard } from '@trassa/contracts/entities/ad'
import type { SortId } from '@trassa/contracts/enumerations/ads'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../database/connect.ts'
import { toAdCard } from '../ads/ad-card.ts'
import { ads } from '../ads/ads.table.ts'
import { cardColumns } from '../ads/card-columns.ts'
import { isLive } from '../ads/read-ads.repository.ts'
import { cities } from '../cities/cities.table.ts'
import { after, cutPage, type ListOrder, orderBy } from './list-order.ts'

const byDate = { key: sql`${ads.liftedAt}`, isDate: true, adId: sql`${ads.id}` }
const byPrice = { key: sql`${ads.price}`, isDate: false, adId: sql`${ads.id}` }

const ORDERS: Record<SortId, ListOrder> = {
  dateTo: { id: 'dateTo', ...byDate, descending: true },
  dateFrom: { id: 'dateFrom', ...byDate, descending: false },
  priceTo: { id: 'priceTo', ...byPrice, descending: true },
  priceFrom: { id: 'priceFrom', ...byPrice, descending: false },
}

/** Values of one column, of which each has an index of its own in the list's order. */
export interface MergedValues {
  column: SQL
  values: string[]
}

export interface LiveList {
  /** Besides being live; joined by AND. */
  conditions: SQL[]
  /** Ordered scans of several values, merged: 75 times better p95 than IN (performance.md). */
  merged?: MergedValues | undefined
  /** Few ads are expected: all are found first and then put in order, instead of walking the order. */
  isRare?: boolean
  sort: SortId
  cursor?: string | undefined
  size: number
}

const all = (conditions: SQL[]) => sql.join([isLive, ...conditions], sql` AND `)

function idsOfPage({ conditions, merged, isRare, cursor, size, sort }: LiveList): SQL {
  const order = ORDERS[sort]
  const start = after(order, cursor)
  const wanted = start ? [...conditions, start] : conditions
  // One more than the page tells whether there is a next one.
  const limit = sql`LIMIT ${size + 1}`
  const found = { ...order, key: sql`found.key`, adId: sql`found.id` }
  const select = sql`SELECT ${ads.id}, ${order.key} AS key FROM ${ads}`
  if (merged) {
    return sql`SELECT found.id FROM unnest(${sql.param(merged.values)}::bigint[]) AS merged (value)
      CROSS JOIN LATERAL (
        ${select} WHERE ${all([...wanted, sql`${merged.column} = merged.value`])}
        ORDER BY ${orderBy(order)} ${limit}
      ) found
      ORDER BY ${orderBy(found)} ${limit}`
  }
  if (isRare) {
    return sql`WITH found AS MATERIALIZED (${select} WHERE ${all(wanted)})
      SELECT found.id FROM found ORDER BY ${orderBy(found)} ${limit}`
  }
  return sql`SELECT ${ads.id} FROM ${ads} WHERE ${all(wanted)} ORDER BY ${orderBy(order)} ${limit}`
}

/** The statement of a page of live ads with their first photographs. */
export const livePage = (db: Executor, list: LiveList) =>
  db
    .select(cardColumns)
    .from(sql`(${idsOfPage(list)}) AS page`)
    .innerJoin(ads, eq(ads.id, sql`page.id`))
    .innerJoin(cities, eq(cities.id, ads.cityId))
    .orderBy(orderBy(ORDERS[list.sort]))

/** A page of live ads, in one statement. */
export async function readLivePage(
  db: Executor,
  list: LiveList,
): Promise<{ items: AdCard[]; nextCursor: string | null }> {
  const order = ORDERS[list.sort]
  const found = await livePage(db, list)
  const { rows, nextCursor } = cutPage(found, list.size, order, (row) =>
    order.isDate ? (row.liftedAt ?? row.createdAt) : (row.price ?? 0),
  )
  return { items: rows.map(toAdCard), nextCursor }
}

/** The statement of the exact total. */
export const liveCount = ({ conditions, merged }: LiveList): SQL => {
  const values = merged && sql`${merged.column} = ANY (${sql.param(merged.values)}::bigint[])`
  const wanted = values ? [...conditions, values] : conditions
  return sql`SELECT count(*)::int AS total FROM ${ads} WHERE ${all(wanted)}`
}

/** How many live ads the whole list holds, in one statement. */
export async function countLive(db: Executor, list: LiveList): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(liveCount(list))
  return rows[0]?.total ?? 0
}
