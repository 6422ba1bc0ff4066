import { formOf } from '@trassa/catalog/ad-types/form-of'
import { tableOf } from '@trassa/catalog/engine/text/card'
import type { Fields } from '@trassa/contracts/entities/ad'
import type { AdRow } from '@trassa/contracts/entities/moderator/moderation'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { maskPhone } from '@trassa/contracts/phone'
import { eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/connect.ts'
import {
  type AdRecord,
  ads,
  confirmationColumn,
  fieldsOf,
  ownCardColumns,
  toConfirmation,
  toOwnAdCard,
} from '../../ads/public.ts'
import { users } from '../../identity/public.ts'
import { cities } from '../../reference/public.ts'
import { claimColumn, toClaim } from '../queue/claim-column.ts'
import { afterCursor, cutPage, orderBy, orderKeyColumn, type RowOrder } from './row-order.ts'

export interface RowsPage {
  /** Joined by AND; none: all ads. */
  conditions: SQL[]
  order: RowOrder
  cursor?: string | undefined
  size: number
  /** The moderator whose claims are shown as `mine`. */
  viewerId: string
  now: Date
  /** The type whose own columns are shown; absent: none. */
  factsOf?: AdType | undefined
}

const all = (conditions: SQL[]) =>
  conditions.length > 0 ? sql.join(conditions, sql` AND `) : sql`true`

/** Selects the page's ids before owners and photographs are joined, so that the joins read only those rows. */
export function idsOfPage({ conditions, order, cursor, size }: RowsPage): SQL {
  const start = afterCursor(order, cursor)
  const joined = order.key?.join ?? sql``
  const wanted = all(start ? [...conditions, start] : conditions)
  // Numbered outside: a window function inside would sort all rows and not only find the first ones.
  return sql`(SELECT id, order_key, row_number() OVER () AS place
    FROM (SELECT ${ads.id}, ${orderKeyColumn(order)} AS order_key FROM ${ads} ${joined}
      WHERE ${wanted} ORDER BY ${orderBy(order)} LIMIT ${size + 1}) AS first) AS page`
}

/** Who decided last, by name; `ads` is written out as in `claimColumn`. */
const moderatorColumn: SQL<string | null> = sql`(
  SELECT username FROM users moderator WHERE moderator.id = ads.last_moderator_id)`

/** The ad's own fields as its page words them, by key. */
const factsOf = (ad: AdRecord): Record<string, string> =>
  Object.fromEntries(
    tableOf(formOf(ad.adType), fieldsOf(ad), ad.names).map(({ key, value }) => [key, value]),
  )

type FoundRow = Awaited<ReturnType<typeof selectRows>>[number]

/** One row more than a page, in one statement. */
function selectRows(db: Executor, page: RowsPage) {
  return db
    .select({
      ...ownCardColumns,
      risk: ads.risk,
      queuedAt: ads.queuedAt,
      publishedAt: ads.publishedAt,
      userId: ads.userId,
      username: users.username,
      phone: users.phone,
      claim: claimColumn,
      confirmation: confirmationColumn,
      orderKey: sql<string | null>`page.order_key`,
      cityId: ads.cityId,
      regionName: cities.regionName,
      complaints: ads.openComplaints,
      vin: ads.vin,
      year: ads.year,
      mileage: ads.mileage,
      moderatorName: moderatorColumn,
      ...(page.factsOf && { ad: getTableColumns(ads) }),
    })
    .from(idsOfPage(page))
    .innerJoin(ads, eq(ads.id, sql`page.id`))
    .innerJoin(users, eq(users.id, ads.userId))
    .leftJoin(cities, eq(cities.id, ads.cityId))
    .orderBy(sql`page.place`)
}

function toAdRow(row: FoundRow, { viewerId, now }: RowsPage): AdRow {
  return {
    ...toOwnAdCard(row, now),
    createdAt: row.createdAt.toISOString(),
    queuedAt: row.queuedAt?.toISOString() ?? null,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    confirmation: toConfirmation(row.confirmation),
    risk: row.risk,
    userId: row.userId,
    username: row.username,
    maskedPhone: maskPhone(row.phone),
    claim: toClaim(row.claim, viewerId),
    cityId: row.cityId,
    regionName: row.regionName,
    complaints: row.complaints,
    vin: row.vin,
    year: row.year,
    mileage: row.mileage,
    moderatorName: row.moderatorName,
    ...(row.ad && { facts: factsOf(row.ad) }),
  }
}

/** A page of ads as moderators see them in lists, in one statement. */
export async function readAdRows(
  db: Executor,
  page: RowsPage,
): Promise<{ items: AdRow[]; nextCursor: string | null }> {
  const { rows, nextCursor } = cutPage(await selectRows(db, page), page.size, page.order)
  return { items: rows.map((row) => toAdRow(row, page)), nextCursor }
}

/** A row with the values that its facts are the words for; `null` where no type's columns are asked for. */
export interface RowWithFields {
  row: AdRow
  fields: Fields | null
}

/** These ads, in this order; one that is gone is left out. */
export async function readRowsOf(
  db: Executor,
  ids: string[],
  viewed: Pick<RowsPage, 'viewerId' | 'now' | 'factsOf'>,
): Promise<RowWithFields[]> {
  const isListed = sql`${ads.id} = ANY (${sql.param(ids)}::bigint[])`
  const order: RowOrder = { id: 'id', key: null, descending: false }
  const page = { ...viewed, conditions: [isListed], order, size: ids.length }
  const found = new Map((await selectRows(db, page)).map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = found.get(id)
    if (!row) return []
    return [{ row: toAdRow(row, page), fields: row.ad ? fieldsOf(row.ad) : null }]
  })
}

/** The ids of what the conditions find, in an order, at most so many. */
export async function readIds(
  db: Executor,
  { conditions, order, limit }: Pick<RowsPage, 'conditions' | 'order'> & { limit: number },
): Promise<string[]> {
  const joined = order.key?.join ?? sql``
  const { rows } = await db.execute<{ id: string }>(sql`SELECT ${ads.id} FROM ${ads} ${joined}
    WHERE ${all(conditions)} ORDER BY ${orderBy(order)} LIMIT ${limit}`)
  return rows.map(({ id }) => String(id))
}

/** How many ads there are on all pages, in one statement. */
export const countAdRows = (db: Executor, conditions: SQL[]): Promise<number> =>
  db.$count(ads, all(conditions))

/** Which of these ads the conditions hold for. */
export async function matchingIds(
  db: Executor,
  ids: string[],
  conditions: SQL[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: ads.id })
    .from(ads)
    .where(all([inArray(ads.id, ids), ...conditions]))
  return new Set(rows.map(({ id }) => id))
}
