import type { Ad, EditableAd } from '@trassa/contracts/entities/ad'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database, Executor } from '../../platform/database/connect.ts'
import { users } from '../identity/public.ts'
import { cities } from '../reference/public.ts'
import { type AdRecord, ads } from './ads.table.ts'
import { toAd, toEditableAd } from './cards/ad-card.ts'
import { photosColumn, photosWithRevisionColumn } from './cards/card-columns.ts'
import { cardValidUntil } from './cards/card-validity.ts'
import { priceChanges } from './prices/price-changes.table.ts'

/**
 * Publicly visible: active and not past its time. The literals let partial indexes match (performance.md).
 * An ad without a city has no page; the lifecycle lets none become active, and none is counted.
 */
export const isLive = sql`${ads.stat} = 1 AND ${ads.expiresAt} > now() AND ${ads.cityId} IS NOT NULL`

/** An ad in any state as it is edited, in one statement. */
export async function readEditableAd(
  db: Executor,
  id: string,
  now: Date,
): Promise<EditableAd | undefined> {
  const [row] = await db
    .select({
      ad: ads,
      phone: users.phone,
      cityName: cities.name,
      citySlug: cities.slug,
      photos: photosWithRevisionColumn,
    })
    .from(ads)
    .innerJoin(users, eq(users.id, ads.userId))
    .leftJoin(cities, eq(cities.id, ads.cityId))
    .where(eq(ads.id, id))
  return row && toEditableAd(row.ad, row, now)
}

interface LiveAd {
  ad: Ad
  /** From when on it is shown otherwise or no more though nothing is written, in milliseconds. */
  validUntil: number
}

/** A live ad with its seller, in one statement; `undefined` for any other ad. */
export async function readLiveAd(
  db: Database['prepared'],
  which: Pick<AdRecord, 'slug'> | Pick<AdRecord, 'id'>,
): Promise<LiveAd | undefined> {
  const [row] = await db
    .select({
      ad: ads,
      cityId: cities.id,
      cityName: cities.name,
      citySlug: cities.slug,
      photos: photosColumn(null),
      seller: {
        id: users.id,
        username: users.username,
        avatar: users.avatar,
        type: users.type,
        slug: users.slug,
        createdAt: users.createdAt,
      },
      activeAds: sql<number>`(SELECT count(*)::int FROM ads other
        WHERE other.user_id = ${users.id} AND other.stat = 1 AND other.expires_at > now()
        AND other.city_id IS NOT NULL)`,
      hasPriceHistory: sql<boolean>`EXISTS (SELECT 1 FROM ${priceChanges}
        WHERE ${priceChanges.adId} = ${ads.id})`,
    })
    .from(ads)
    .innerJoin(users, eq(users.id, ads.userId))
    .innerJoin(cities, eq(cities.id, ads.cityId))
    .where(and('slug' in which ? eq(ads.slug, which.slug) : eq(ads.id, which.id), isLive))
  if (!row) return undefined
  const { seller, activeAds } = row
  // One moment for both: what has ended between two would be kept as not ended.
  const now = new Date()
  const shown = { ...seller, createdAt: seller.createdAt.toISOString(), activeAds }
  const ad = toAd(row.ad, { ...row, seller: shown }, now)
  const validUntil = Math.min(Number(row.ad.expiresAt), cardValidUntil(row.ad, now))
  return { ad, validUntil }
}

/** The contact of a live ad. */
export async function readContact(db: Executor, id: string) {
  const [row] = await db
    .select({ phone: users.phone, contactName: ads.contactName })
    .from(ads)
    .innerJoin(users, eq(users.id, ads.userId))
    .where(and(eq(ads.id, id), eq(ads.stat, 1), gt(ads.expiresAt, sql`now()`)))
  return row
}
