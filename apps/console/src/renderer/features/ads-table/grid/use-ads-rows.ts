import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { ApiClient } from '@trassa/api-client/client'
import { listAds } from '@trassa/contracts/calls/moderator-ads'
import { useMemo } from 'react'
import { useApi } from '../../../lib/api-context.ts'
import { type AdsFilter, writeFilter } from '../filter/ads-filter.ts'

const adsQuery = (api: ApiClient, filter: AdsFilter) =>
  infiniteQueryOptions({
    queryKey: ['ads', 'table', writeFilter(filter)],
    queryFn: ({ pageParam, signal }) =>
      api.ask(listAds, { query: { ...writeFilter(filter), cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  })

/** The rows of the table as far as they are loaded, and the way to more. */
export function useAdsRows(filter: AdsFilter) {
  const query = useInfiniteQuery(adsQuery(useApi(), filter))
  const { data } = query
  // An ad that moved while pages were read could come twice.
  const rows = useMemo(
    () => [
      ...new Map(data?.pages.flatMap(({ items }) => items).map((row) => [row.id, row])).values(),
    ],
    [data],
  )
  return { query, rows, total: data?.pages.at(-1)?.total ?? 0 }
}
