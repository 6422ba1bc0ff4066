import type { OwnerHistory } from '@trassa/contracts/entities/moderator/evidence'
import type { AuditEvent } from '@trassa/contracts/enumerations/moderation'
import { and, count, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/connect.ts'
import { ads } from '../../ads/public.ts'
import { auditRows } from '../../audit/public.ts'
import { shownStat } from '../table/shown-stat.ts'

const MOST_DECISIONS = 20

/** What moderators have decided against an owner, and what the owner has said of an ad that is not theirs. */
const AGAINST = [
  'ad.fixRequested',
  'ad.blocked',
  'ad.overridden',
  'ad.disowned',
] as const satisfies AuditEvent[]

export async function countAdsByStat(
  db: Executor,
  userId: string,
  now: Date,
): Promise<OwnerHistory['adsByStat']> {
  const stat = sql<OwnerHistory['adsByStat'][number]['stat']>`${shownStat(now)}`.as('shown_stat')
  return db
    .select({ stat, total: count() })
    .from(ads)
    .where(eq(ads.userId, userId))
    .groupBy(sql`shown_stat`)
    .orderBy(sql`shown_stat`)
}

export async function readDecisionsAgainst(
  db: Executor,
  userId: string,
): Promise<OwnerHistory['decisions']> {
  const rows = await db
    .select({
      id: auditRows.id,
      at: auditRows.at,
      event: auditRows.event,
      adId: ads.id,
      title: ads.title,
      reason: auditRows.reason,
    })
    .from(auditRows)
    .innerJoin(ads, eq(ads.id, auditRows.adId))
    .where(
      and(
        eq(auditRows.userId, userId),
        isNotNull(auditRows.adId),
        inArray(auditRows.event, [...AGAINST]),
      ),
    )
    .orderBy(desc(auditRows.id))
    .limit(MOST_DECISIONS)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}
