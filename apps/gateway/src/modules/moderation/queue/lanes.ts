import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { QUEUE_LANES, type QueueLane } from '@trassa/contracts/enumerations/moderation'
import { isUnderAppeal } from '@trassa/machines/ad-lifecycle/ad-lifecycle.rules'
import { type SQL, sql } from 'drizzle-orm'
import { type AdRecord, ads, isLive, statAt } from '../../ads/public.ts'

// The literals stand in the conditions for the partial index of the queue (performance.md).
const isAppeal = sql`${ads.appealed} AND ${ads.lastModeratorId} IS NOT NULL`

/** The SQL counterpart of `laneOf`. */
const IN_LANE: Record<QueueLane, SQL> = {
  new: sql`${ads.stat} = 2 AND NOT (${isAppeal})`,
  revisions: sql`${ads.revisionState} = 'pending' AND ${isLive}`,
  complaints: sql`${ads.openComplaints} > 0 AND ${ads.revisionState} <> 'pending' AND ${isLive}`,
  appeals: sql`${ads.stat} = 2 AND ${isAppeal}`,
}

/**
 * Ads of a lane that this moderator may decide: none of their own (domain §2), and an appeal only if
 * another moderator has blocked the ad (domain §3).
 */
export const inLane = (lane: QueueLane, moderatorId: string): SQL => {
  const ofOthers = sql`${IN_LANE[lane]} AND ${ads.userId} <> ${moderatorId}::bigint`
  return lane === 'appeals'
    ? sql`(${ofOthers} AND ${ads.lastModeratorId} <> ${moderatorId}::bigint)`
    : sql`(${ofOthers})`
}

/** Ads of any lane that this moderator may decide. */
export const inAnyLane = (moderatorId: string): SQL =>
  sql`(${sql.join(
    QUEUE_LANES.map((lane) => inLane(lane, moderatorId)),
    sql` OR `,
  )})`

/** The lane that an ad waits in at `now`; `null` where there is nothing to decide (domain §9). */
export function laneOf(ad: AdRecord, now: Date): QueueLane | null {
  const stat = statAt(ad, now)
  if (stat === AD_STATS.moderation.stat) return isUnderAppeal(ad) ? 'appeals' : 'new'
  if (stat !== AD_STATS.active.stat) return null
  if (ad.revisionState === 'pending') return 'revisions'
  return ad.openComplaints > 0 ? 'complaints' : null
}
