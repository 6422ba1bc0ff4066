import type { QueryClient } from '@tanstack/react-query'
import type { CallAnswer } from '@trassa/contracts/call'
import { AD_TABLE_PAGE } from '@trassa/contracts/calls/moderator/ads'
import type { readQueue } from '@trassa/contracts/calls/moderator/queue'
import type { ModeratedAd } from '@trassa/contracts/entities/moderator/moderation'
import type { StaffEvent } from '@trassa/contracts/entities/moderator/staff-event'
import { QUEUE_LANES, type QueueLane } from '@trassa/contracts/enumerations/moderation'
import { COUNTS_KEY, currentKey, laneKey, skippedAds } from '../queue-queries.ts'

export type QueueEvent = Extract<StaffEvent, { type: 'queue.changed' }>
type LaneList = CallAnswer<typeof readQueue>

/** Brings the counts and the lists in the cache up to date. @returns the lanes that the event does not tell whole */
export function applyQueueEvent(client: QueryClient, event: QueueEvent): QueueLane[] {
  client.setQueryData<QueueEvent['counts']>(COUNTS_KEY, event.counts)
  const unknown: QueueLane[] = []
  for (const lane of QUEUE_LANES) {
    const list = client.getQueryData<LaneList>(laneKey(lane))
    if (!list) continue
    client.setQueryData(laneKey(lane), changedList(list, lane, event))
    if (isUnknown(list, lane, event)) unknown.push(lane)
  }
  return unknown
}

function changedList(list: LaneList, lane: QueueLane, { counts, ads }: QueueEvent): LaneList {
  const changes = new Map(ads?.map((ad) => [ad.id, ad]))
  const items = list.items.flatMap((item) => {
    const change = changes.get(item.id)
    if (!change) return [item]
    return change.lane === lane ? [{ ...item, claim: change.claim }] : []
  })
  return { ...list, items, counts, total: counts[lane] ?? 0 }
}

/** Whether ads wait that the list has room for and does not hold. */
function isUnknown({ items }: LaneList, lane: QueueLane, { ads }: QueueEvent): boolean {
  if (ads === null) return true
  const isNew = ads.some((ad) => ad.lane === lane && !items.some(({ id }) => id === ad.id))
  return isNew && items.length < AD_TABLE_PAGE
}

/** Whether the lane is open, and nothing in it could be claimed. */
export const isEmpty = (client: QueryClient, lane: QueueLane): boolean =>
  client.getQueryData<{ ad: ModeratedAd | null }>(currentKey(lane))?.ad === null

/** The lanes that were empty for this moderator and may have an ad to claim now. */
export function refillableLanes(client: QueryClient, { counts, ads }: QueueEvent): QueueLane[] {
  const skipped = skippedAds.read()
  return QUEUE_LANES.filter((lane) => {
    if (!isEmpty(client, lane) || !counts[lane]) return false
    return (
      ads === null ||
      ads.some((ad) => ad.lane === lane && ad.claim === null && !skipped[lane].includes(ad.id))
    )
  })
}
