import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { filterFacets } from '@trassa/contracts/calls/filter'
import type { FacetCounts } from '@trassa/contracts/entities/facets'
import { useIsHydrating } from '../../../lib/use-is-hydrating.ts'
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

interface Facets {
  countOf: CountOf
  /** How many ads the list has; `undefined` until it is known for this address. */
  total: number | undefined
}

/**
 * The counts beside the filters of a list, asked by the browser when they are `wanted`; until they
 * come, and if they never do, the filters stand without them.
 */
export function useFacets(address: ListAddress, wanted = true): Facets {
  const api = useApi()
  const query = listQuery(address)
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['facets', query],
    queryFn: ({ signal }) => api.ask(filterFacets, { query }, { signal }),
    enabled: wanted,
    placeholderData: keepPreviousData,
    retry: false,
  })
  // The column of a phone is hydrated late, when its sheet has asked already; the server's column has no counts.
  if (useIsHydrating()) return { countOf: countIn(undefined), total: undefined }
  return { countOf: countIn(data?.facets), total: isPlaceholderData ? undefined : data?.total }
}
