import type { QueueLane } from '@trassa/contracts/enumerations/moderation'
import { inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/connect.ts'
import { ads } from '../../ads/public.ts'
import { type ClaimRow, claimColumn } from '../queue/claim-column.ts'
import { inQueueIndex, laneColumn } from '../queue/lanes.ts'

/** How many ads wait in a lane that have the same reader among their owners and blocking moderators, or none of them. */
export interface LaneShare {
  lane: QueueLane
  total: number
  /** The reader whose ads these are; `null`: of none of the readers. */
  ownerId: string | null
  /** The reader whose block an appeal questions. */
  blockerId: string | null
}

/** Where an ad stands in the queue now. */
export interface QueueState {
  id: string
  lane: QueueLane | null
  ownerId: string
  lastModeratorId: string | null
  claim: ClaimRow | null
}

/** The counts of all lanes for any number of readers, in one statement. */
export async function readLaneShares(db: Executor, readerIds: string[]): Promise<LaneShare[]> {
  const readers = sql`${sql.param(readerIds)}::bigint[]`
  const amongReaders = (id: SQL) =>
    sql<string | null>`CASE WHEN ${id} = ANY (${readers}) THEN ${id}::text END`
  const waiting = db
    .select({
      lane: laneColumn.as('lane'),
      ownerId: amongReaders(sql`${ads.userId}`).as('owner_id'),
      blockerId: amongReaders(sql`${ads.lastModeratorId}`).as('blocker_id'),
    })
    .from(ads)
    .where(inQueueIndex)
    .as('waiting')
  const blockerId = sql<
    string | null
  >`CASE WHEN ${waiting.lane} = 'appeals' THEN ${waiting.blockerId} END`
  return db
    .select({
      lane: sql<QueueLane>`${waiting.lane}`,
      ownerId: waiting.ownerId,
      blockerId,
      total: sql<number>`count(*)::int`,
    })
    .from(waiting)
    .where(isNotNull(waiting.lane))
    .groupBy(waiting.lane, waiting.ownerId, blockerId)
}

/** Where these ads stand; one that is deleted is absent. */
export async function readQueueStates(db: Executor, adIds: string[]): Promise<QueueState[]> {
  return db
    .select({
      id: ads.id,
      lane: laneColumn,
      ownerId: ads.userId,
      lastModeratorId: ads.lastModeratorId,
      claim: claimColumn,
    })
    .from(ads)
    .where(inArray(ads.id, adIds))
}
