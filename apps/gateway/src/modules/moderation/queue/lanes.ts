import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import {
  DUPLICATE_SIGNALS,
  QUEUE_LANES,
  type QueueLane,
  type RiskSignal,
} from '@trassa/contracts/enumerations/moderation'
import { isUnderAppeal } from '@trassa/machines/ad-lifecycle/ad-lifecycle.rules'
import { type SQL, sql } from 'drizzle-orm'
import { type AdRecord, ads, isLive, statAt } from '../../ads/public.ts'

// The literals stand in the conditions for the partial index of the queue (performance.md).
const isAppeal = sql`${ads.appealed} AND ${ads.lastModeratorId} IS NOT NULL`
const isDuplicate = sql`${ads.risk} && ${sql.raw(`ARRAY['${DUPLICATE_SIGNALS.join("','")}']`)}`
const isNew = sql`${ads.stat} = 2 AND NOT (${isAppeal})`
const isRevised = sql`${ads.revisionState} = 'pending' AND ${isLive}`

/** The SQL counterpart of `laneOf`. */
const IN_LANE: Record<QueueLane, SQL> = {
  new: sql`${isNew} AND NOT (${isDuplicate})`,
  revisions: sql`${isRevised} AND NOT (${isDuplicate})`,
  complaints: sql`${ads.openComplaints} > 0 AND ${ads.revisionState} <> 'pending' AND ${isLive}`,
  appeals: sql`${ads.stat} = 2 AND ${isAppeal}`,
  duplicates: sql`((${isNew}) OR (${isRevised})) AND ${isDuplicate}`,
}

/** Ads that the partial index of the queue holds; those of the lanes are among them. */
export const inQueueIndex = sql`(${ads.stat} = 2 OR ${ads.revisionState} = 'pending' OR ${ads.openComplaints} > 0)`

/** The lane that an ad waits in, as a column; NULL where there is nothing to decide. */
export const laneColumn: SQL<QueueLane | null> = sql`(CASE ${sql.join(
  QUEUE_LANES.map((lane) => sql`WHEN ${IN_LANE[lane]} THEN ${sql.raw(`'${lane}'`)}`),
  sql` `,
)} END)`

/**
 * Ads of a lane that this moderator may decide: none of their own (domain §2), and an appeal only if
 * another moderator has blocked the ad (domain §3).
 */
export const inLane = (lane: QueueLane, moderatorId: string): SQL => {
  const ofOthers = sql`(${IN_LANE[lane]}) AND ${ads.userId} <> ${moderatorId}::bigint`
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

const hasDuplicateSignal = ({ risk }: AdRecord): boolean =>
  DUPLICATE_SIGNALS.some((signal: RiskSignal) => risk.includes(signal))

/** The lane that an ad waits in at `now`; `null` where there is nothing to decide (domain §9). */
export function laneOf(ad: AdRecord, now: Date): QueueLane | null {
  const stat = statAt(ad, now)
  if (stat === AD_STATS.moderation.stat) {
    if (isUnderAppeal(ad)) return 'appeals'
    return hasDuplicateSignal(ad) ? 'duplicates' : 'new'
  }
  if (stat !== AD_STATS.active.stat) return null
  if (ad.revisionState === 'pending') return hasDuplicateSignal(ad) ? 'duplicates' : 'revisions'
  return ad.openComplaints > 0 ? 'complaints' : null
}
