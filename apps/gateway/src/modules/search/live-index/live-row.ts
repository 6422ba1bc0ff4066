import { AD_COLUMNS, type AdColumn, type FilterField } from '@trassa/catalog/engine/definition'
import type { Fields } from '@trassa/contracts/entities/ad'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { type SQL, sql } from 'drizzle-orm'
import { ads } from '../../ads/public.ts'

/** A row of the index as PostgreSQL returns it: ids are strings of digits, moments milliseconds. */
export type LiveRow = {
  id: string
  adType: AdType
  userId: string
  stat: number
  /** Kopecks. */
  price: string | null
  cityId: string | null
  sellerType: number
  photosTotal: number
  /** The time of creation for an ad that was never lifted. */
  liftedAt: number
  expiresAt: number | null
  vipUntil: number | null
  fields: Fields
} & Record<AdColumn, string | number | null>

/** What the index takes in of a row: COPY gives ids and prices as numbers, and no hash. */
export type IndexedRow = Omit<LiveRow, 'id' | 'userId' | 'price' | 'cityId'> & {
  /** Of the text of a row that was written. */
  textHash?: number
  id: string | number
  userId: string | number
  price: string | number | null
  cityId: string | number | null
}

const milliseconds = (moment: SQL) => sql`(extract(epoch FROM ${moment}) * 1000)::float8`

/** The columns of a `LiveRow`. */
export const liveColumns: SQL = sql.join(
  [
    sql`${ads.id}, ${ads.adType} AS "adType", ${ads.userId} AS "userId", ${ads.stat}, ${ads.price}`,
    sql`${ads.cityId} AS "cityId"`,
    sql`${ads.sellerType} AS "sellerType", ${ads.photosTotal} AS "photosTotal", ${ads.fields}`,
    sql`${milliseconds(sql`coalesce(${ads.liftedAt}, ${ads.createdAt})`)} AS "liftedAt"`,
    sql`${milliseconds(sql`${ads.expiresAt}`)} AS "expiresAt"`,
    sql`${milliseconds(sql`${ads.vipUntil}`)} AS "vipUntil"`,
    ...AD_COLUMNS.map((column) => sql`${ads[column]} AS ${sql.identifier(column)}`),
  ],
  sql`, `,
)

/** In a rouble. */
export const KOPECKS = 100

/** The values of the common filters; `city` and `radius` are filtered by ids, `q` by the words of texts. */
const COMMON: Partial<Record<string, (row: IndexedRow) => unknown>> = {
  cityId: (row) => row.cityId,
  price: (row) => (row.price === null ? null : Number(row.price) / KOPECKS),
  owner: (row) => row.sellerType,
  withPhoto: (row) => row.photosTotal > 0,
}

/** Common filters without a column in the index. */
const ELSEWHERE = ['city', 'radius', 'q']

/** Reads the value of a filterable field; `undefined` for a filter without a column in the index. */
export function readerOf({ key, column }: FilterField): ((row: IndexedRow) => unknown) | undefined {
  if (ELSEWHERE.includes(key)) return undefined
  return COMMON[key] ?? (column ? (row) => row[column] : (row) => row.fields[key])
}
