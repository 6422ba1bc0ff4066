import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@trassa/api-client/client'
import { filterFacets } from '@trassa/contracts/calls/filter'
import type { ListAddress } from '../../../shared/addresses/ad-addresses.ts'
import { listQuery } from '../address/list-page.ts'

/** How many ads a list has, and how many each value of its filters would leave; no ads. */
export const facetsQuery = (api: ApiClient, address: ListAddress) => {
  const query = listQuery(address)
  return queryOptions({
    queryKey: ['facets', query],
    queryFn: ({ signal }) => api.ask(filterFacets, { query }, { signal }),
    retry: false,
  })
}
