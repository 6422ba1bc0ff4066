import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { filterFacets } from '@trassa/contracts/calls/filter'
import type { FacetCounts } from '@trassa/contracts/entities/facets'
import type { ListAddress } from '../../../shared/addresses/ad-addresses.ts'
import { useApi } from '../../../shared/api/api-context.ts'
import { listQuery } from '../address/list-page.ts'

/** How many ads each value of a filter would leave; `undefined` where there is no count. */
export type CountOf = (key: string, value: string) => number | undefined

/** A value that the answer leaves out would leave none; a field that it leaves out is not counted. */
const countIn =
  (facets: FacetCounts | undefined): CountOf =>
  (key, value) => {
    const counts = facets?.[key]
    return counts && (counts[value] ?? 0)
  }

/**
 * The counts beside the filters of a list, asked by the browser when they are `wanted`; until they
 * come, and if they never do, the filters stand without them.
 */
export function useFacets(address: ListAddress, wanted = true): CountOf {
  const api = useApi()
  const query = listQuery(address)
  const { data } = useQuery({
    queryKey: ['facets', query],
    queryFn: async ({ signal }) => (await api.ask(filterFacets, { query }, { signal })).facets,
    enabled: wanted,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return countIn(data)
}
