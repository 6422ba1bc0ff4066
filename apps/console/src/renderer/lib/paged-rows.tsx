import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { Button } from '@trassa/ui/actions/button'
import type { ReactNode } from 'react'
import { LoadedPart } from './loaded-part.tsx'

interface PagedRowsProps<Row> {
  query: UseInfiniteQueryResult<InfiniteData<{ items: Row[] }>>
  label?: string
  /** An `li` with a key. */
  children: (row: Row) => ReactNode
}

/** Rows in a frame that scrolls, and the way to the next page; rows that were read stay when a later reading fails. */
export function PagedRows<Row>({ query, label, children }: PagedRowsProps<Row>) {
  return (
    <LoadedPart query={query} skeletonRows={6}>
      {({ pages }) => (
        <div className="min-h-0 overflow-y-auto rounded-card border bg-surface-raised">
          <ul aria-label={label}>{pages.flatMap(({ items }) => items).map(children)}</ul>
          {query.hasNextPage && (
            <Button
              variant="quiet"
              className="m-2"
              loading={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              Показать ещё
            </Button>
          )}
        </div>
      )}
    </LoadedPart>
  )
}
