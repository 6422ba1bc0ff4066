import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { FacetCounts } from '@trassa/contracts/entities/facets'
import { useIsHydrating } from '../../../lib/hydration/use-is-hydrating.ts'
import type { ListAddress } from '../../../shared/addresses/ad-addresses.ts'
import { useApi } from '../../../shared/api/api-context.ts'
import { facetsQuery } from './facets-query.ts'

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
  const { data, isPlaceholderData } = useQuery({
    ...facetsQuery(useApi(), address),
    enabled: wanted,
    placeholderData: keepPreviousData,
  })
  // The column of a phone is hydrated late, when its sheet has asked already; the server's column has no counts.
  if (useIsHydrating()) return { countOf: countIn(undefined), total: undefined }
  return { countOf: countIn(data?.facets), total: isPlaceholderData ? undefined : data?.total }
}
