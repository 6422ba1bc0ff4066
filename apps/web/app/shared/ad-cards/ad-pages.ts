import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { CallAnswer } from '@trassa/contracts/call'
import type { filterAds } from '@trassa/contracts/calls/filter'
import type { ShownAd } from './listed.ts'

type Page = CallAnswer<typeof filterAds>

const adsOf = ({ items, reasons }: Page): readonly ShownAd[] =>
  reasons ? items.map((ad, nth) => ({ ...ad, reason: reasons[nth] })) : items

/** The ads of a list so far and how to get more. */
export function adPages(result: UseInfiniteQueryResult<InfiniteData<Page>>) {
  const pages = result.data?.pages ?? []
  const last = pages.at(-1)
  return {
    ads: pages.flatMap(adsOf),
    /** VIP ads of the list's first page. */
    vip: pages[0]?.vip,
    total: last?.total,
    /** How a text was found that no ad has with all of its words. */
    match: last?.match,
    nextCursor: last?.nextCursor ?? null,
    pageCount: pages.length,
    error: result.error,
    /** Of the next page; the ads so far are there. */
    moreError: result.isFetchNextPageError ? result.error : null,
    isPending: result.isPending,
    isFetchingMore: result.isFetchingNextPage,
    isRefetching: result.isRefetching,
    /** Answers how many pages there are then; the former number after a failure. */
    more: async () => (await result.fetchNextPage()).data?.pages.length ?? pages.length,
    retry: () => void result.refetch(),
    /** Asks for all of it again; a page that is on its way is not given up. */
    complete: () => void result.refetch({ cancelRefetch: false }),
  }
}

export type AdPages = ReturnType<typeof adPages>
