import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { LoadMore } from '@trassa/ui/navigation/load-more'
import type { ReactNode } from 'react'
import { LoadedPart } from '../../../lib/loaded-part.tsx'

interface PagedListProps<Item> {
  query: UseInfiniteQueryResult<InfiniteData<{ items: Item[]; total: number }>>
  /** Shown where there is no item. */
  empty: string
  label?: string
  /** An `li` with a key. */
  children: (item: Item) => ReactNode
}

/** The items of the pages that are loaded as a list, and the way to the next page. */
export function PagedList<Item>({ label, children, ...paged }: PagedListProps<Item>) {
  return (
    <PagedItems {...paged}>
      {(items) => (
        <ol className="grid gap-2" aria-label={label}>
          {items.map(children)}
        </ol>
      )}
    </PagedItems>
  )
}

interface PagedItemsProps<Item> extends Omit<PagedListProps<Item>, 'label' | 'children'> {
  children: (items: Item[]) => ReactNode
}

/** Whatever shows the items of the pages that are loaded, and the way to the next page. */
export function PagedItems<Item>({ query, empty, children }: PagedItemsProps<Item>) {
  return (
    <LoadedPart query={query}>
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items)
        if (items.length === 0) return <p className="text-text-muted">{empty}</p>
        return (
          <>
            {children(items)}
            <LoadMore
              shown={items.length}
              total={pages[0]?.total ?? 0}
              loading={query.isFetchingNextPage}
              onMore={() => void query.fetchNextPage()}
            />
          </>
        )
      }}
    </LoadedPart>
  )
}
