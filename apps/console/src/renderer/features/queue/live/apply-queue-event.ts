import type { QueryClient } from '@tanstack/react-query'
import type { CallAnswer } from '@trassa/contracts/call'
import { AD_TABLE_PAGE } from '@trassa/contracts/calls/moderator-ads'
import type { readQueue } from '@trassa/contracts/calls/moderator-queue'
import type { ModeratedAd } from '@trassa/contracts/entities/moderation'
import type { StaffEvent } from '@trassa/contracts/entities/staff-event'
import { QUEUE_LANES, type QueueLane } from '@trassa/contracts/enumerations/moderation'
import { currentKey, laneKey, skippedAds } from '../queue-queries.ts'

export type QueueEvent = Extract<StaffEvent, { type: 'queue.changed' }>
type LaneList = CallAnswer<typeof readQueue>

/** Brings the lists in the cache up to date; one that the event does not tell whole is read anew where it is shown. */
export function applyQueueEvent(client: QueryClient, event: QueueEvent): void {
  for (const lane of QUEUE_LANES) {
    const list = client.getQueryData<LaneList>(laneKey(lane))
    if (!list) continue
    client.setQueryData(laneKey(lane), changedList(list, lane, event))
    if (isUnknown(list, lane, event)) void client.invalidateQueries({ queryKey: laneKey(lane) })
  }
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

/** The lanes that were empty for this moderator and may have an ad to claim now. */
export function refillableLanes(client: QueryClient, { counts, ads }: QueueEvent): QueueLane[] {
  const skipped = skippedAds.read()
  return QUEUE_LANES.filter((lane) => {
    const current = client.getQueryData<{ ad: ModeratedAd | null }>(currentKey(lane))
    if (current?.ad !== null || !counts[lane]) return false
    return (
      ads === null ||
      ads.some((ad) => ad.lane === lane && ad.claim === null && !skipped[lane].includes(ad.id))
    )
  })
}
