import { useInfiniteQuery } from '@tanstack/react-query'
import { adsQuery } from '@trassa/api-client/queries'
import { useApi } from '../../lib/api-context.ts'
import { addressOf, type ListPage, listQuery } from './list-page.ts'

/** The ads of a list so far and how to get more. */
export function useList(list: ListPage) {
  const query = adsQuery(useApi(), listQuery(addressOf(list)), list.cursor ?? undefined)
  const { data, error, isPending, isFetchingNextPage, isRefetching, fetchNextPage, refetch } =
    useInfiniteQuery(query)
  const pages = data?.pages ?? []
  const last = pages.at(-1)
  return {
    ads: pages.flatMap((page) => page.items),
    total: last?.total,
    nextCursor: last?.nextCursor ?? null,
    error,
    isPending,
    isFetchingMore: isFetchingNextPage,
    isRefetching,
    more: () => void fetchNextPage(),
    retry: () => void refetch(),
  }
}

export type AdsOfList = ReturnType<typeof useList>
