import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@trassa/api-client/client'
import { readAd } from '@trassa/contracts/calls/moderator/ads'

/** Everything about one ad. */
export const adQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['moderatedAd', id],
    queryFn: () => api.ask(readAd, { params: { id } }),
  })
