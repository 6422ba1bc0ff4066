import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { and, asc, eq, or, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/connect.ts'
import type { AdRecord } from '../../ads/public.ts'
import { auditRows } from '../../audit/public.ts'
import type { Span } from './promotion-result.ts'

const ACTIVE = AD_STATS.active.stat

/** When an ad was not in the lists, by its history, the time before its first publication included. */
export async function readListPauses(
  db: Executor,
  { id: adId, publishedAt }: Pick<AdRecord, 'id' | 'publishedAt'>,
  now: Date,
): Promise<Span[]> {
  const { fromStat, toStat } = auditRows
  const moves = await db
    .select({ at: auditRows.at, toStat })
    .from(auditRows)
    .where(
      and(
        eq(auditRows.adId, adId),
        sql`${fromStat} <> ${toStat}`,
        or(eq(fromStat, ACTIVE), eq(toStat, ACTIVE)),
      ),
    )
    .orderBy(asc(auditRows.id))
  const [first] = moves
  // An ad that was imported as it stood has no history of its publication.
  const published = first?.toStat === ACTIVE ? first.at : (publishedAt ?? now)
  return [
    { from: new Date(0), to: published },
    ...moves.flatMap(({ at, toStat: to }, index) =>
      to === ACTIVE ? [] : [{ from: at, to: moves[index + 1]?.at ?? now }],
    ),
  ]
}
