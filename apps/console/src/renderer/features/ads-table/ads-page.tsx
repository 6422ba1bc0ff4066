import { countOf } from '@trassa/catalog/format/numbers'
import { Skeleton, SkeletonGroup } from '@trassa/ui/display/skeleton'
import { FailureState } from '@trassa/ui/feedback/failure-state'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { failureText } from '../../lib/failure-text.ts'
import { AdPane } from '../../shared/ad-pane/ad-pane.tsx'
import { AdsTable } from './ads-table.tsx'
import { type AdsFilter, readFilter, writeFilter } from './filter/ads-filter.ts'
import { AdsFilterBar } from './filter/ads-filter-bar.tsx'
import { ColumnsMenu } from './grid/columns-menu.tsx'
import { useAdsRows } from './grid/use-ads-rows.ts'
import { useTableLayout } from './grid/use-table-layout.ts'

/** All ads: filtered and sorted by the server, changed one by one or in bulk (domain §9). */
export function AdsPage() {
  const [params, setParams] = useSearchParams()
  const filter = readFilter(params)
  const change = (next: AdsFilter) => setParams(writeFilter(next))
  const layout = useTableLayout()
  const { query, rows, total } = useAdsRows(filter)
  const [openedId, setOpenedId] = useState<string | null>(null)

  return (
    <div className="flex h-full min-w-0">
      <div className="flex min-w-0 flex-1 flex-col gap-2 p-3">
        <div className="flex items-end gap-2">
          <AdsFilterBar filter={filter} onChange={change} />
          <ColumnsMenu layout={layout} />
        </div>
        <p role="status" className="text-caption text-text-muted">
          {query.data &&
            `${countOf(total, ['объявление', 'объявления', 'объявлений'])}, загружено ${rows.length}`}
        </p>
        {query.isError ? (
          <FailureState
            reason={failureText(query.error)}
            retrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ) : query.isPending ? (
          <SkeletonGroup className="grid gap-1">
            {Array.from({ length: 12 }, (_, index) => (
              <Skeleton key={index} className="h-row" />
            ))}
          </SkeletonGroup>
        ) : (
          <AdsTable
            // Another list begins with nothing marked.
            key={JSON.stringify(writeFilter(filter))}
            filter={filter}
            onFilter={change}
            rows={rows}
            query={query}
            layout={layout}
            openedId={openedId}
            onOpen={setOpenedId}
          />
        )}
      </div>
      {openedId && <AdPane key={openedId} id={openedId} onClose={() => setOpenedId(null)} />}
    </div>
  )
}
