import type { Complaint } from '@trassa/contracts/entities/complaint'
import type { AdStat } from '@trassa/contracts/enumerations/ads'
import type { ComplaintOutcome } from '@trassa/contracts/enumerations/complaints'
import { and, desc, eq, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/database/connect.ts'
import { type AdRecord, ads, countOpenComplaints } from '../ads/public.ts'
import { complaints } from './complaints.table.ts'

/** Complaints that an answer carries. */
const MOST = 50

/** By what a user's complaint of an ad is found again. */
export const complainantOf = (userId: string): string => `user:${userId}`

/** Stores a complaint. @returns false where this complainant has complained of the ad before. */
export async function insertComplaint(
  db: Executor,
  complaint: typeof complaints.$inferInsert,
): Promise<boolean> {
  const rows = await db
    .insert(complaints)
    .values(complaint)
    .onConflictDoNothing()
    .returning({ id: complaints.id })
  return rows.length > 0
}

/** Whether a decision that leads an ad to this stat answers its complaints: only where the ad leaves the site by it. */
const LEAVES_SITE: Record<AdStat, boolean> = {
  0: true,
  1: false,
  2: false,
  3: true,
  4: true,
  5: true,
  6: true,
  7: true,
}

/** Closes what waits of the ads that a decision has taken off the site (docs/decisions/144); of the others it waits on. */
export async function closeComplaintsOfRemoved(
  tx: Executor,
  decided: readonly Pick<AdRecord, 'id' | 'stat'>[],
): Promise<void> {
  const adIds = decided.filter(({ stat }) => LEAVES_SITE[stat]).map(({ id }) => id)
  if (adIds.length === 0) return
  const rows = await tx
    .update(complaints)
    .set({ outcome: 'decided' })
    .where(
      and(
        sql`${complaints.adId} = ANY (${sql.param(adIds)}::bigint[])`,
        isNull(complaints.outcome),
      ),
    )
    .returning({ adId: complaints.adId })
  await countOpenComplaints(tx, [...new Set(rows.map(({ adId }) => adId))], sql`0`)
}

/**
 * Closes what waits of an ad as unfounded, up to the newest complaint that was read.
 *
 * @returns false where nothing of it waits any more
 */
export async function closeReadComplaints(
  tx: Executor,
  { adId, upTo }: { adId: string; upTo: string | undefined },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(complaints)
    .set({ outcome: 'unfounded' })
    .where(
      and(
        eq(complaints.adId, adId),
        isNull(complaints.outcome),
        upTo === undefined ? undefined : lte(complaints.id, upTo),
      ),
    )
  if (!rowCount) return false
  await recountComplaints(tx, adId)
  return true
}

/** Counts what waits of an ad. */
export const recountComplaints = (tx: Executor, adId: string): Promise<void> =>
  countOpenComplaints(
    tx,
    [adId],
    sql`(SELECT count(*) FROM ${complaints} WHERE ad_id = ${adId}::bigint AND outcome IS NULL)`,
  )

/** What waits of an ad, newest first, at most 50. */
export async function readOpenComplaints(db: Executor, adId: string): Promise<Complaint[]> {
  const rows = await db
    .select()
    .from(complaints)
    .where(and(eq(complaints.adId, adId), isNull(complaints.outcome)))
    .orderBy(desc(complaints.id))
    .limit(MOST)
  return rows.map(({ id, reason, comment, at, userId }) => ({
    id,
    reason,
    comment,
    at: at.toISOString(),
    byUser: userId !== null,
  }))
}

/** Complaints about all ads of an owner, by what became of them. */
export async function countComplaintsAgainst(
  db: Executor,
  userId: string,
): Promise<{ open: number } & Record<ComplaintOutcome, number>> {
  const total = (outcome: SQL) => sql<number>`(count(*) FILTER (WHERE ${outcome}))::int`
  const [counts] = await db
    .select({
      open: total(isNull(complaints.outcome)),
      decided: total(eq(complaints.outcome, 'decided')),
      unfounded: total(eq(complaints.outcome, 'unfounded')),
    })
    .from(complaints)
    .innerJoin(ads, eq(ads.id, complaints.adId))
    .where(eq(ads.userId, userId))
  return counts ?? { open: 0, decided: 0, unfounded: 0 }
}
