import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@trassa/api-client/client'
import { ownAd } from '@trassa/contracts/calls/ads'

/** The ad that is paid for, as it stands now; read again with the user's lists. */
export const paidAdQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['userAds', 'paid', id],
    queryFn: ({ signal }) => api.ask(ownAd, { params: { id } }, { signal }),
    staleTime: 0,
  })
