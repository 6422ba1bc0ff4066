import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@trassa/api-client/client'
import {
  readAdChanges,
  readMarketBand,
  readOwnerHistory,
  readTwins,
} from '@trassa/contracts/calls/moderator/evidence'

/** What others post and sell changes slowly: a section that is opened again is not asked anew at once. */
const FRESH_MS = 60_000

const key = (part: string, id: string) => ['evidence', part, id] as const

export const twinsQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: key('twins', id),
    queryFn: () => api.ask(readTwins, { params: { id } }),
    staleTime: FRESH_MS,
  })

export const marketQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: key('market', id),
    queryFn: () => api.ask(readMarketBand, { params: { id } }),
    staleTime: FRESH_MS,
  })

/** Logged by the gateway as a look-up of a person: only for a section that was opened by hand. */
export const ownerHistoryQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: key('owner', id),
    queryFn: () => api.ask(readOwnerHistory, { params: { id } }),
    staleTime: FRESH_MS,
  })

/** @param version the ad's: an edit makes another difference. */
export const changesQuery = (api: ApiClient, id: string, version: number) =>
  queryOptions({
    queryKey: [...key('changes', id), version],
    queryFn: () => api.ask(readAdChanges, { params: { id } }),
    staleTime: FRESH_MS,
  })
