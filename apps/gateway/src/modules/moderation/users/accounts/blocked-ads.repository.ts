import { AD_STATS, type AdStat } from '@trassa/contracts/enumerations/ads'
import type { AuditEvent } from '@trassa/contracts/enumerations/moderation'
import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm'
import type { Database } from '../../../../platform/database/connect.ts'
import { ads } from '../../../ads/public.ts'
import { auditRows } from '../../../audit/public.ts'

interface Page {
  userId: string
  limit: number
}

const { active, moderation, needsFix, blocked } = AD_STATS

/** States that buyers see or that lead there without the owner's session. */
const BLOCKABLE = [active.stat, moderation.stat, needsFix.stat]

const OWNER_BLOCKED: AuditEvent = 'ad.ownerBlocked'

/** The first ads of a user that buyers see or that wait to be seen, with their versions. */
export const readBlockableAds = (db: Database, { userId, limit }: Page) =>
  db
    .select({ id: ads.id, version: ads.version })
    .from(ads)
    .where(and(eq(ads.userId, userId), inArray(ads.stat, BLOCKABLE)))
    .orderBy(asc(ads.id))
    .limit(limit)

/** The first ads of a user that are blocked because the account was, each with the state before it. */
export async function readAdsOfBlocks(
  db: Database,
  { userId, limit }: Page,
): Promise<{ id: string; version: number; before: AdStat }[]> {
  const lastBlock = db
    .select({ event: auditRows.event, before: auditRows.fromStat })
    .from(auditRows)
    .where(
      and(
        eq(auditRows.adId, ads.id),
        eq(auditRows.toStat, blocked.stat),
        ne(auditRows.fromStat, blocked.stat),
      ),
    )
    .orderBy(desc(auditRows.id))
    .limit(1)
    .as('last_block')
  const rows = await db
    .select({ id: ads.id, version: ads.version, before: lastBlock.before })
    .from(ads)
    .innerJoinLateral(lastBlock, eq(lastBlock.event, OWNER_BLOCKED))
    .where(and(eq(ads.userId, userId), eq(ads.stat, blocked.stat)))
    .orderBy(asc(ads.id))
    .limit(limit)
  return rows.flatMap(({ before, ...ad }) => (before === null ? [] : [{ ...ad, before }]))
}
