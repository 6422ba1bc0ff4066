import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@trassa/api-client/client'
import { readAd } from '@trassa/contracts/calls/moderator/ads'

/** The key of an ad's query. */
export const adQueryKey = (id: string) => ['moderatedAd', id] as const

/** Everything about one ad. */
export const adQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: adQueryKey(id),
    queryFn: () => api.ask(readAd, { params: { id } }),
  })
