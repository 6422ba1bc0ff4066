import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@trassa/api-client/client'
import { filterAds } from '@trassa/contracts/calls/filter'
import type { ListAddress } from '../../../shared/addresses/ad-addresses.ts'
import { listQuery } from './list-page.ts'

/** How many ads a list holds that nobody looks at yet. */
export const countQuery = (api: ApiClient, address: ListAddress) => {
  const query = listQuery(address)
  return queryOptions({
    queryKey: ['adsCount', query],
    queryFn: async ({ signal }) => (await api.ask(filterAds, { query }, { signal })).total,
  })
}
