import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@trassa/api-client/client'
import { claimAd, claimNext, readQueue } from '@trassa/contracts/calls/moderator-queue'
import type { QueueLane } from '@trassa/contracts/enumerations/moderation'
import { createStore } from '../../lib/store.ts'

const LIST_EVERY_MS = 15_000
/** domain §9: a claim is kept by a heartbeat. */
const HEARTBEAT_MS = 60_000

/** What this person has skipped since the console was opened, by lane. */
export const skippedAds = createStore<Readonly<Record<QueueLane, readonly string[]>>>({
  new: [],
  revisions: [],
  appeals: [],
})

export const laneKey = (lane: QueueLane) => ['queue', 'list', lane] as const
export const currentKey = (lane: QueueLane) => ['queue', 'current', lane] as const

/** A lane, oldest first, and how many wait in each. */
export const laneQuery = (api: ApiClient, lane: QueueLane) =>
  queryOptions({
    queryKey: laneKey(lane),
    queryFn: () => api.ask(readQueue, { query: { lane } }),
    refetchInterval: LIST_EVERY_MS,
  })

/** The ad that this person checks now: taken once, and another only when asked for. */
export const currentAdQuery = (api: ApiClient, lane: QueueLane) =>
  queryOptions({
    queryKey: currentKey(lane),
    queryFn: () => api.ask(claimNext, { body: { lane, skip: [...skippedAds.read()[lane]] } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** Keeps the claim alive while the ad is on the screen; fails with `moderation.claimed` once it is another's. */
export const heartbeatQuery = (api: ApiClient, adId: string) =>
  queryOptions({
    queryKey: ['queue', 'claim', adId],
    queryFn: () => api.ask(claimAd, { params: { id: adId } }),
    refetchInterval: HEARTBEAT_MS,
    refetchIntervalInBackground: true,
    gcTime: 0,
  })
