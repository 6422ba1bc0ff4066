import type { GoneAd } from '@trassa/contracts/entities/ad'
import { AD_STATS, type AdStat } from '@trassa/contracts/enumerations/ads'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/connect.ts'
import { cities } from '../../reference/public.ts'
import { type AdRecord, ads } from '../ads.table.ts'
import { statAt } from '../cards/ad-card.ts'

type Outcome = GoneAd['outcome']

/** `null`: the ad has no page yet, has one, or may get it back after a check. */
const OUTCOMES: Record<AdStat, Outcome | null> = {
  [AD_STATS.draft.stat]: null,
  [AD_STATS.active.stat]: null,
  [AD_STATS.moderation.stat]: null,
  [AD_STATS.needsFix.stat]: null,
  [AD_STATS.blocked.stat]: 'blocked',
  [AD_STATS.expired.stat]: 'expired',
  [AD_STATS.archived.stat]: 'withdrawn',
  [AD_STATS.deleted.stat]: 'withdrawn',
}

/** The states in which the title is not shown either. */
const UNTITLED: readonly AdStat[] = [AD_STATS.blocked.stat, AD_STATS.deleted.stat]

/** An ad that was public once and is no more, in one statement; `undefined` for any other. */
export async function readGoneAd(
  db: Executor,
  which: Pick<AdRecord, 'slug'> | Pick<AdRecord, 'id'>,
): Promise<GoneAd | undefined> {
  const [row] = await db
    .select({
      id: ads.id,
      slug: ads.slug,
      adType: ads.adType,
      title: ads.title,
      stat: ads.stat,
      expiresAt: ads.expiresAt,
      archivedReason: ads.archivedReason,
      // The clock by which the ad is live or not.
      now: sql<number>`(extract(epoch FROM now()) * 1000)::float8`,
      citySlug: cities.slug,
      cityName: cities.name,
    })
    .from(ads)
    .innerJoin(cities, eq(cities.id, ads.cityId))
    .where(
      and(
        'slug' in which ? eq(ads.slug, which.slug) : eq(ads.id, which.id),
        isNotNull(ads.publishedAt),
      ),
    )
  if (!row) return undefined
  const { now, expiresAt, archivedReason, stat, title, ...told } = row
  const present = statAt({ stat, expiresAt }, new Date(now))
  const outcome = OUTCOMES[present]
  if (!outcome) return undefined
  const isSold = outcome === 'withdrawn' && archivedReason === 'sold'
  return {
    ...told,
    title: UNTITLED.includes(present) ? '' : title,
    outcome: isSold ? 'sold' : outcome,
  }
}
