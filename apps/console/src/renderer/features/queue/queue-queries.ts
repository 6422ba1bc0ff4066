import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@trassa/api-client/client'
import {
  claimAd,
  claimNext,
  MOST_LEFT_OUT,
  readQueue,
} from '@trassa/contracts/calls/moderator/queue'
import { perLane, type QueueLane } from '@trassa/contracts/enumerations/moderation'
import { isPostponed } from '../../../shared/failures.ts'
import { retryDelay } from '../../../shared/retry-delay.ts'
import { createAccountStore } from '../../lib/store.ts'

/** Events keep the lists up to date; this finds what a lost one has not told. */
const LIST_EVERY_MS = 60_000
/** domain §9: the heartbeat prolongs a claim. */
const HEARTBEAT_MS = 60_000

/** The ads that were skipped since the console was opened, by lane. */
export const skippedAds = createAccountStore<Readonly<Record<QueueLane, readonly string[]>>>(
  perLane(() => []),
)

export const COUNTS_KEY = ['queue', 'counts'] as const
export const laneKey = (lane: QueueLane) => ['queue', 'list', lane] as const
export const claimKey = (adId: string) => ['queue', 'claim', adId] as const
export const currentKey = (lane: QueueLane) => ['queue', 'current', lane] as const

/** How many ads wait in each lane; events keep it up to date. */
export const countsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: COUNTS_KEY,
    queryFn: async () => (await api.ask(readQueue, { query: { lane: 'new' } })).counts,
    refetchInterval: LIST_EVERY_MS,
    staleTime: LIST_EVERY_MS,
  })

/** A lane, oldest first, with the counts of all lanes. */
export const laneQuery = (api: ApiClient, lane: QueueLane) =>
  queryOptions({
    queryKey: laneKey(lane),
    queryFn: () => api.ask(readQueue, { query: { lane } }),
    refetchInterval: LIST_EVERY_MS,
  })

/**
 * The current ad: claimed once, replaced by the next one only on request.
 *
 * @param decided the ads whose decision is not sent yet: they are not claimed again
 */
export const currentAdQuery = (api: ApiClient, lane: QueueLane, decided: () => string[]) =>
  queryOptions({
    queryKey: currentKey(lane),
    queryFn: () =>
      api.ask(claimNext, {
        body: {
          lane,
          skip: skippedAds.read()[lane].slice(-MOST_LEFT_OUT),
          decided: decided().slice(-MOST_LEFT_OUT),
        },
      }),
    // No answer is no failure: the lane waits for its next ad as long as the line is down.
    retry: (_, error) => isPostponed(error),
    retryDelay: (failures, error) => retryDelay(failures + 1, error),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** The heartbeat while the ad is shown and worked on; fails with `moderation.claimed` once another moderator has the claim. */
export const heartbeatQuery = (api: ApiClient, adId: string) =>
  queryOptions({
    queryKey: claimKey(adId),
    queryFn: () => api.ask(claimAd, { params: { id: adId } }),
    refetchInterval: HEARTBEAT_MS,
    refetchIntervalInBackground: true,
    gcTime: 0,
  })
