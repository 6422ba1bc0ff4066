import { VIN_PATTERN } from '@trassa/catalog/vin/vin'
import type { CallArguments } from '@trassa/contracts/call'
import type { AD_TABLE_SORTS, listAds } from '@trassa/contracts/calls/moderator-ads'
import { AD_STATS, type AdStat } from '@trassa/contracts/enumerations/ads'
import { normalizePhone } from '@trassa/contracts/phone'
import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { ads } from '../../ads/public.ts'
import type { RowOrder } from './row-order.ts'

type TableQuery = CallArguments<typeof listAds, 'output'>['query']

const KEYS: Record<(typeof AD_TABLE_SORTS)[number], RowOrder['key']> = {
  updatedAt: { column: sql`${ads.updatedAt}`, type: 'date', nullable: false },
  // As the column shows it: an ad that was never published sorts by its creation.
  liftedAt: {
    column: sql`coalesce(${ads.liftedAt}, ${ads.createdAt})`,
    type: 'date',
    nullable: false,
  },
  expiresAt: { column: sql`${ads.expiresAt}`, type: 'date', nullable: true },
  price: { column: sql`${ads.price}`, type: 'number', nullable: true },
  id: null,
}

export const tableOrder = ({ sort, direct }: Pick<TableQuery, 'sort' | 'direct'>): RowOrder => ({
  id: `${sort}:${direct}`,
  key: KEYS[sort],
  descending: direct === 'desc',
})

/** The conditions of the table's filters, to be joined by AND. */
export function tableConditions(
  { stats, adType, cityId, q }: Pick<TableQuery, 'stats' | 'adType' | 'cityId' | 'q'>,
  now: Date,
): SQL[] {
  const conditions: SQL[] = []
  if (stats) conditions.push(hasStat(stats, now))
  if (adType) conditions.push(eq(ads.adType, adType))
  if (cityId) conditions.push(eq(ads.cityId, cityId))
  if (q) conditions.push(quickSearchCondition(q))
  return conditions
}

/** domain §3: expiry is true at read time, as `statAt` says it. */
function hasStat(stats: AdStat[], now: Date): SQL {
  const active = AD_STATS.active.stat
  const passed = sql`${ads.stat} = ${active}::smallint
    AND coalesce(${ads.expiresAt} <= ${now.toISOString()}::timestamptz, false)`
  const wanted = [sql`(${inArray(ads.stat, stats)} AND NOT (${passed}))`]
  if (stats.includes(AD_STATS.expired.stat)) wanted.push(sql`(${passed})`)
  return anyOf(wanted)
}

/** All ads of one user. */
export const ownedBy = (userId: string): SQL => eq(ads.userId, userId)

const ID = /^[1-9]\d{0,17}$/
const SLUG = /^[a-z\d]+(-[a-z\d]+)+$/i

/** The quick search by any identifier (domain §9): a phone, a VIN, a slug, an id, or words of the title. */
function quickSearchCondition(q: string): SQL {
  const phone = normalizePhone(q)
  const vin = q.toUpperCase()
  const owner = sql`${ads.userId} = (SELECT id FROM users WHERE phone = ${phone})`
  // Ten digits may be either.
  if (ID.test(q)) return anyOf([eq(ads.id, q), owner])
  if (phone) return owner
  if (VIN_PATTERN.test(vin)) return eq(ads.vin, vin)
  const words = containsAllWords(q)
  // `cx-5` looks like a slug.
  return SLUG.test(q) ? anyOf([eq(ads.slug, q.toLowerCase()), words]) : words
}

/** Every word stands somewhere in the title or in its other spellings. */
function containsAllWords(q: string): SQL {
  const words = q.split(/\s+/).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  const all = words.map((word) => sql`(${ads.title} || ' ' || ${ads.keywords}) ILIKE ${word}`)
  return sql`(${sql.join(all, sql` AND `)})`
}

const anyOf = (conditions: SQL[]): SQL => sql`(${sql.join(conditions, sql` OR `)})`
