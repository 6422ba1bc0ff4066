import type { QueueChange, StaffEvent } from '@trassa/contracts/entities/moderator/staff-event'
import { perLane } from '@trassa/contracts/enumerations/moderation'
import { toClaim } from '../queue/claim-column.ts'
import type { LaneShare, QueueState } from './queue-states.repository.ts'

export type QueueEvent = Extract<StaffEvent, { type: 'queue.changed' }>

/** What changes of the queue all readers of this process are told of at once. */
export interface QueueNews {
  shares: LaneShare[]
  /** Ads that were named in notices; `null`: too many to name. */
  changed: { ids: string[]; states: ReadonlyMap<string, QueueState> } | null
}

/** The counts of one reader: their own ads and the appeals of their own blocks wait for others (domain §2, §3). */
export function countsOf(shares: LaneShare[], readerId: string): QueueEvent['counts'] {
  const counts = perLane(() => 0)
  for (const { lane, total, ownerId, blockerId } of shares) {
    if (ownerId !== readerId && blockerId !== readerId) counts[lane] += total
  }
  return counts
}

/** The event as one reader may see it. */
export const queueEventFor = ({ shares, changed }: QueueNews, readerId: string): QueueEvent => ({
  type: 'queue.changed',
  counts: countsOf(shares, readerId),
  ads: changed?.ids.map((id) => changeFor(id, changed.states.get(id), readerId)) ?? null,
})

function changeFor(id: string, state: QueueState | undefined, readerId: string): QueueChange {
  if (!state) return { id, lane: null, claim: null }
  const { lane, ownerId, lastModeratorId, claim } = state
  const isOwnBlock = lane === 'appeals' && lastModeratorId === readerId
  const isForOthers = ownerId === readerId || isOwnBlock
  return { id, lane: isForOthers ? null : lane, claim: toClaim(claim, readerId) }
}
