import { formOf } from '@trassa/catalog/ad-types/form-of'
import { filterFields } from '@trassa/catalog/engine/filters/common-filters'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { sql } from 'drizzle-orm'
import type { Database } from '../src/platform/database/connect.ts'

/** Filters are drawn from stored ads, so that popular values dominate. */
const SAMPLES = 1000

/** A live ad as filters are drawn from it. */
export interface Sample extends Record<string, unknown> {
  id: string
  adType: AdType
  city: string
  /** Roubles. */
  price: number | null
  year: number | null
  /** The title up to its first comma. */
  name: string
  values: Record<string, unknown>
}

export type Query = Record<string, string> & { ad_type: AdType }

export async function drawSamples(db: Database, samples = SAMPLES): Promise<Sample[]> {
  const { rows } = await db.execute<Sample>(sql`
    SELECT ads.id, ad_type AS "adType", cities.slug AS city, (price / 100)::float8 AS price, year,
      split_part(title, ',', 1) AS name,
      fields || jsonb_build_object('markId', mark_id::text, 'modelId', model_id::text,
        'gearbox', gearbox, 'fuel', fuel, 'drive', drive, 'bodyType', body_type,
        'condition', condition, 'colorId', color_id) AS values
    FROM ads JOIN cities ON cities.id = ads.city_id
    WHERE stat = 1 AND ads.id IN ${await randomIds(db, samples)} LIMIT ${samples}`)
  return rows
}

/** Twice as many ids as ads are wanted, since not all are live; sorting all rows at random takes too long. */
export async function randomIds(db: Database, wanted: number) {
  const { rows } = await db.execute<{ most: number }>(sql`SELECT max(id)::int AS most FROM ads`)
  const most = rows[0]?.most ?? 1
  return Array.from({ length: wanted * 2 }, () => 1 + Math.floor(Math.random() * most))
}

/** The values of an ad as parameters of a query, where it has them. */
export const pick = ({ values }: Sample, keys: string[]): Record<string, string> =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const value = values[key]
      return value === null || value === undefined ? [] : [[key, String(value)]]
    }),
  )

/** Enumerations that the ad's type is filtered by and that this ad has, `count` of them, from `start` on. */
function choices(ad: Sample, start: number, count: number): Record<string, string> {
  const keys = filterFields(formOf(ad.adType)).flatMap(({ key, kind, filter }) =>
    kind.type === 'enumeration' && filter !== 'range' && typeof ad.values[key] === 'number'
      ? [key]
      : [],
  )
  const turned = keys.map((_, index) => keys[(start + index) % keys.length] ?? '')
  return pick(ad, turned.slice(0, count))
}

const around = (key: string, value: number | null, less: number, more: number) =>
  value === null
    ? {}
    : { [`${key}From`]: String(Math.floor(less)), [`${key}To`]: String(Math.ceil(more)) }

/** The shapes of docs/performance.md for the ad's type, and some more. */
export const SHAPES: Record<string, (ad: Sample, round: number) => Query> = {
  'type and city, by date': (ad) => ({ ad_type: ad.adType, city: ad.city }),
  'mark, model, price, year, by price': (ad) => ({
    ad_type: ad.adType,
    ...pick(ad, ['markId', 'modelId']),
    ...around('price', ad.price, (ad.price ?? 0) * 0.6, (ad.price ?? 0) * 1.6),
    ...around('year', ad.year, (ad.year ?? 0) - 4, (ad.year ?? 0) + 4),
    sort: 'priceFrom',
  }),
  'mark and two choices, by date': (ad, round) => ({
    ad_type: ad.adType,
    ...pick(ad, ['markId']),
    ...choices(ad, round, 2),
  }),
  'Russian text': (ad) => ({ ad_type: ad.adType, q: ad.name }),
  'a whole type, by price': (ad) => ({ ad_type: ad.adType, sort: 'priceTo' }),
  'price, one choice, private, by date': (ad, round) => ({
    ad_type: ad.adType,
    ...around('price', ad.price, (ad.price ?? 0) * 0.5, (ad.price ?? 0) * 2),
    ...choices(ad, round, 1),
    owner: '0',
  }),
}
