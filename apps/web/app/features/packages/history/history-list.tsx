import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { Card } from '@trassa/ui/display/card'
import { Skeleton, SkeletonGroup } from '@trassa/ui/display/skeleton'
import { FailureState } from '@trassa/ui/feedback/failure-state'
import { LoadMore } from '@trassa/ui/navigation/load-more'
import type { ReactNode } from 'react'

interface Page<Item> {
  items: readonly Item[]
  total: number
}

interface HistoryListProps<Item> {
  query: UseInfiniteQueryResult<InfiniteData<Page<Item>>>
  /** What will stand here. */
  empty: string
  show: (item: Item) => ReactNode
}

/** What was bought, newest first. */
export function HistoryList<Item extends { id: string }>(props: HistoryListProps<Item>) {
  const { query, empty, show } = props
  if (query.data) {
    const items = query.data.pages.flatMap((page) => page.items)
    const total = query.data.pages[0]?.total ?? items.length
    if (items.length === 0) return <p className="text-text-muted">{empty}</p>
    return (
      <div>
        <Card bare render={<ul />} className="divide-y">
          {items.map((item) => (
            <li key={item.id} className="p-4 desk:px-5">
              {show(item)}
            </li>
          ))}
        </Card>
        {query.hasNextPage && (
          <LoadMore
            shown={items.length}
            total={total}
            loading={query.isFetchingNextPage}
            onMore={() => void query.fetchNextPage()}
          />
        )}
      </div>
    )
  }
  if (query.error) {
    return (
      <FailureState
        reason={query.error.message}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    )
  }
  return (
    <SkeletonGroup>
      <Skeleton className="h-24" />
    </SkeletonGroup>
  )
}
