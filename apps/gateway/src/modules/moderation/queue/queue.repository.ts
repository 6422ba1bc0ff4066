import type { Claim } from '@trassa/contracts/entities/moderator/moderation'
import { perLane, type QueueLane } from '@trassa/contracts/enumerations/moderation'
import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/connect.ts'
import { type AdRecord, ads } from '../../ads/public.ts'
import type { RowOrder } from '../table/row-order.ts'
import { claimColumn, toClaim } from './claim-column.ts'
import { inAnyLane, inLane, inQueueIndex } from './lanes.ts'

/** domain §9: oldest first. */
export const QUEUE_ORDER: RowOrder = {
  id: 'queuedAt',
  key: { column: sql`${ads.queuedAt}`, type: 'date', nullable: true },
  descending: false,
}

/** How many ads wait in each lane for this moderator, in one statement. */
export async function countLanes(
  db: Executor,
  moderatorId: string,
): Promise<Record<QueueLane, number>> {
  const count = (lane: QueueLane) =>
    sql<number>`(count(*) FILTER (WHERE ${inLane(lane, moderatorId)}))::int`
  const [counts] = await db
    .select(perLane(count))
    .from(ads)
    .where(and(inQueueIndex, inAnyLane(moderatorId)))
  return counts ?? perLane(() => 0)
}

/** The row of an ad in any state. */
export async function findAd(db: Executor, id: string): Promise<AdRecord | undefined> {
  const [ad] = await db.select().from(ads).where(eq(ads.id, id))
  return ad
}

/** The valid claim of an ad, `null` without one. */
export async function readClaim(
  db: Executor,
  adId: string,
  viewerId: string,
): Promise<Claim | null> {
  const [row] = await db.select({ claim: claimColumn }).from(ads).where(eq(ads.id, adId))
  return row ? toClaim(row.claim, viewerId) : null
}
