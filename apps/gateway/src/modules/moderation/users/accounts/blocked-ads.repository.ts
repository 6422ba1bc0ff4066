import { AD_STATS, type AdStat } from '@trassa/contracts/enumerations/ads'
import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { Executor } from '../../../../platform/database/connect.ts'
import { ads } from '../../../ads/public.ts'
import { auditRows } from '../../../audit/public.ts'

interface Page {
  userId: string
  /** The last ad of the page before; `'0'` at the start. */
  after: string
  limit: number
}

const { active, moderation, needsFix, blocked } = AD_STATS

/** domain §3: the states that a moderator blocks an ad in. */
const BLOCKABLE = [active.stat, moderation.stat, needsFix.stat]

/** Ads of a user that buyers see or that wait to be seen, with their versions. */
export const readBlockableAds = (db: Executor, { userId, after, limit }: Page) =>
  db
    .select({ id: ads.id, version: ads.version })
    .from(ads)
    .where(and(eq(ads.userId, userId), inArray(ads.stat, BLOCKABLE), gt(ads.id, after)))
    .orderBy(asc(ads.id))
    .limit(limit)

/** Ads that a block has taken off and that are blocked still, each with the state before it. */
export async function readAdsOfBlock(
  db: Executor,
  { userId, after, limit, blockId }: Page & { blockId: string },
): Promise<{ id: string; version: number; before: AdStat }[]> {
  const rows = await db
    .select({ id: ads.id, version: ads.version, before: auditRows.fromStat })
    .from(ads)
    .innerJoin(
      auditRows,
      and(
        eq(auditRows.adId, ads.id),
        eq(auditRows.batchId, blockId),
        eq(auditRows.event, 'ad.blocked'),
      ),
    )
    .where(and(eq(ads.userId, userId), eq(ads.stat, blocked.stat), gt(ads.id, after)))
    .orderBy(asc(ads.id))
    .limit(limit)
  return rows.flatMap(({ before, ...ad }) => (before === null ? [] : [{ ...ad, before }]))
}
