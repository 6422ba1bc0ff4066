import type { AdTableFilter } from '@trassa/contracts/entities/moderator/ad-table-filter'
import { AD_STATS, type AdStat } from '@trassa/contracts/enumerations/ads'
import type { PromotionEffect } from '@trassa/contracts/enumerations/promotion-effects'
import { type AnyColumn, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { ads } from '../../ads/public.ts'
import {
  anyOf,
  escapeLike,
  likePattern,
  ofPhone,
  quickSearchCondition,
  titleHas,
} from './quick-search.ts'
import { hasPassed } from './shown-stat.ts'

/** Who asks, and when. */
export interface FilterContext {
  /** The moderator whose claims are `mine`. */
  viewerId: string
  now: Date
}

type Condition<Key extends keyof AdTableFilter> = (
  value: NonNullable<AdTableFilter[Key]>,
  context: FilterContext,
) => SQL

type Conditions = { [Key in keyof AdTableFilter]-?: Condition<Key> }

const KOPECKS = 100

const from =
  (column: AnyColumn | SQL, scale = 1) =>
  (least: number) =>
    sql`${column} >= ${least * scale}::bigint`
const to =
  (column: AnyColumn | SQL, scale = 1) =>
  (most: number) =>
    sql`${column} <= ${most * scale}::bigint`
const since = (column: AnyColumn | SQL) => (moment: string) =>
  sql`${column} >= ${moment}::timestamptz`
/** The end belongs to the next period. */
const before = (column: AnyColumn | SQL) => (moment: string) =>
  sql`${column} < ${moment}::timestamptz`
const is = (column: AnyColumn) => (value: string) => eq(column, value)
const isNamed = (userId: AnyColumn) => (part: string) =>
  sql`${userId} IN (SELECT id FROM users WHERE username ILIKE ${likePattern(part)})`

/** As the column shows it. */
const liftedAt = sql`coalesce(${ads.liftedAt}, ${ads.createdAt})`

/** The condition of every filter. */
const CONDITIONS: Conditions = {
  q: quickSearchCondition,
  stats: (stats, { now }) => hasStat(stats, now),
  adType: is(ads.adType),
  cityId: is(ads.cityId),
  region: (name) => sql`${ads.cityId} IN (SELECT id FROM cities WHERE region_name = ${name})`,
  userId: is(ads.userId),
  owner: isNamed(ads.userId),
  phone: ofPhone,
  title: titleHas,
  vin: (start) => sql`${ads.vin} LIKE ${`${escapeLike(start.toUpperCase())}%`}`,
  priceFrom: from(ads.price, KOPECKS),
  priceTo: to(ads.price, KOPECKS),
  createdFrom: since(ads.createdAt),
  createdTo: before(ads.createdAt),
  updatedFrom: since(ads.updatedAt),
  updatedTo: before(ads.updatedAt),
  publishedFrom: since(ads.publishedAt),
  publishedTo: before(ads.publishedAt),
  liftedFrom: since(liftedAt),
  liftedTo: before(liftedAt),
  expiresFrom: since(ads.expiresAt),
  expiresTo: before(ads.expiresAt),
  risk: (signals) => sql`${ads.risk} && ${sql.param(signals)}::text[]`,
  claim: (whose, context) => CLAIM_CONDITIONS[whose](context),
  complaintsFrom: from(ads.openComplaints),
  photosFrom: from(ads.photosTotal),
  photosTo: to(ads.photosTotal),
  viewsFrom: from(ads.views),
  viewsTo: to(ads.views),
  markId: is(ads.markId),
  modelId: is(ads.modelId),
  yearFrom: from(ads.year),
  yearTo: to(ads.year),
  mileageFrom: from(ads.mileage),
  mileageTo: to(ads.mileage),
  moderatorId: is(ads.lastModeratorId),
  moderator: isNamed(ads.lastModeratorId),
  promoted: (effects, { now }) =>
    anyOf(
      effects.map((effect) => sql`${PROMOTED_UNTIL[effect]} > ${now.toISOString()}::timestamptz`),
    ),
  revision: is(ads.revisionState),
  paymentStatuses: (statuses) => inArray(ads.paymentStatus, statuses),
}

const claimOf = (which: SQL) =>
  sql`EXISTS (SELECT FROM moderation_claims claim
    WHERE claim.ad_id = ${ads.id} AND claim.expires_at > now()${which})`

const CLAIM_CONDITIONS: Record<
  NonNullable<AdTableFilter['claim']>,
  (context: FilterContext) => SQL
> = {
  free: () => sql`NOT ${claimOf(sql``)}`,
  mine: ({ viewerId }) => claimOf(sql` AND claim.moderator_id = ${viewerId}::bigint`),
  others: ({ viewerId }) => claimOf(sql` AND claim.moderator_id <> ${viewerId}::bigint`),
}

const PROMOTED_UNTIL: Record<PromotionEffect, AnyColumn> = {
  vip: ads.vipUntil,
  urgent: ads.urgentUntil,
  highlight: ads.highlightedUntil,
}

/** The conditions of the table's filters, to be joined by AND. */
export function tableConditions(filter: AdTableFilter, context: FilterContext): SQL[] {
  return Object.entries(CONDITIONS).flatMap(([key, condition]) => {
    const value = filter[key as keyof AdTableFilter]
    if (value === undefined || value === '') return []
    // The compiler cannot follow that a key's value and its condition belong together.
    return [(condition as (value: unknown, context: FilterContext) => SQL)(value, context)]
  })
}

/** domain §3: expiry is true at read time. */
function hasStat(stats: AdStat[], now: Date): SQL {
  const stored = inArray(ads.stat, stats)
  const [active, expired] = [AD_STATS.active.stat, AD_STATS.expired.stat]
  // Neither or both of them: the clock makes no difference.
  if (stats.includes(active) === stats.includes(expired)) return stored
  return stats.includes(expired)
    ? anyOf([stored, hasPassed(now)])
    : sql`(${stored} AND ${hasPassed(now)} IS NOT TRUE)`
}

/** All ads of one user. */
export const ownedBy = (userId: string): SQL => eq(ads.userId, userId)
