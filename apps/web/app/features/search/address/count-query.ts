import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@trassa/api-client/client'
import { filterAds } from '@trassa/contracts/calls/filter'
import type { ListAddress } from '../../../shared/addresses/ad-addresses.ts'
import { listQuery } from './list-page.ts'

/** The number of ads in a list that is not shown. */
export const countQuery = (api: ApiClient, address: ListAddress) => {
  const query = listQuery(address)
  return queryOptions({
    queryKey: ['adsCount', query],
    queryFn: async ({ signal }) => (await api.ask(filterAds, { query }, { signal })).total,
  })
}
