import { useQuery } from '@tanstack/react-query'
import { adTypeSchema } from '@trassa/contracts/entities/ad'
import { Skeleton, SkeletonGroup } from '@trassa/ui/display/skeleton'
import { FailureState } from '@trassa/ui/feedback/failure-state'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useApi } from '../../lib/api-context.ts'
import { failureText } from '../../lib/failure-text.ts'
import { isFocusLost } from '../../lib/focus-lost.ts'
import { AdPane } from '../../shared/ad-pane/ad-pane.tsx'
import { useKeepQuery } from '../../shared/ads/last-filter.ts'
import { useHasRole } from '../../shared/users/me-context.ts'
import { AdsTable } from './ads-table.tsx'
import { ColumnsMenu } from './columns/columns-menu.tsx'
import { type TableLayoutAccess, useTableLayout } from './columns/use-table-layout.ts'
import { exportBody } from './export/export-body.ts'
import { ExportMenu, ExportProgress } from './export/export-menu.tsx'
import { type AdsFilter, readFilter, writeFilter } from './filter/ads-filter.ts'
import { AdsFilterBar } from './filter/ads-filter-bar.tsx'
import { focusGrid } from './grid/focus-grid.ts'
import { ResizablePane } from './resizable-pane.tsx'
import { listKey, pageQuery, type RowList } from './rows/row-queries.ts'
import { useAdRows } from './rows/use-ad-rows.ts'
import { useKept } from './rows/use-kept.ts'
import { TableStatus } from './table-status.tsx'
import { ViewsMenu } from './views/views-menu.tsx'

/** All ads: filtered and sorted by the server, changed one by one or in bulk (domain §9). */
export function AdsPage() {
  const [params, setParams] = useSearchParams()
  const address = params.toString()
  useKeepQuery(address)
  const [generation, setGeneration] = useKept('generation', '', 0)
  const list = useMemo(
    () => ({ filter: readFilter(new URLSearchParams(address)), generation }),
    [address, generation],
  )
  const change = (next: AdsFilter) => setParams(writeFilter(next))
  const layout = useTableLayout(adTypeSchema.safeParse(list.filter.values.adType).data)
  const [openedId, setOpenedId] = useKept<string | null>('opened', '', null)

  return (
    <div className="flex h-full min-w-0">
      <div className="flex min-w-0 flex-1 flex-col gap-2 p-3">
        <h1 className="sr-only">Объявления</h1>
        <AdsFilterBar filter={list.filter} onChange={change}>
          <ColumnsMenu table={layout.table} />
          <ViewsMenu filter={list.filter} layout={layout} onFilter={change} />
        </AdsFilterBar>
        <AdsList
          list={list}
          layout={layout}
          onFilter={change}
          onRefresh={() => setGeneration(generation + 1)}
          openedId={openedId}
          onOpen={setOpenedId}
        />
      </div>
      {openedId && (
        <ResizablePane>
          <AdPane key={openedId} id={openedId} onClose={() => setOpenedId(null)} />
        </ResizablePane>
      )}
    </div>
  )
}

interface AdsListProps {
  list: RowList
  layout: TableLayoutAccess
  onFilter: (filter: AdsFilter) => void
  onRefresh: () => void
  openedId: string | null
  onOpen: (id: string | null) => void
}

/** The list that is asked for; until its first page is there, the one before stays. */
function AdsList({ list, ...props }: AdsListProps) {
  const first = useQuery(pageQuery(useApi(), list, undefined))
  const [shown, setShown] = useState<RowList | null>(null)
  if (first.isSuccess && shown !== list) setShown(list)
  const drawn = useRef(shown)
  useEffect(() => {
    // The header of the list before is gone, and with it the button that has sorted or filtered.
    if (drawn.current && drawn.current !== shown && isFocusLost()) focusGrid()
    drawn.current = shown
  }, [shown])
  const failure = first.isError && (
    <FailureState
      reason={failureText(first.error)}
      retrying={first.isFetching}
      onRetry={() => void first.refetch()}
    />
  )
  if (!shown) {
    return (
      failure || (
        <SkeletonGroup className="grid gap-1">
          {Array.from({ length: 12 }, (_, index) => (
            <Skeleton key={index} className="h-row" />
          ))}
        </SkeletonGroup>
      )
    )
  }
  return (
    <>
      {failure}
      <ShownList key={listKey(shown)} list={shown} isLeaving={shown !== list} {...props} />
    </>
  )
}

interface ShownListProps extends AdsListProps {
  /** Another list is being read. */
  isLeaving: boolean
}

function ShownList({ list, isLeaving, onFilter, onRefresh, ...props }: ShownListProps) {
  const rows = useAdRows(list)
  const mayExport = useHasRole('moderator')
  const status = (
    <TableStatus
      rows={rows}
      filter={list.filter}
      isLeaving={isLeaving}
      onFilter={onFilter}
      onRefresh={onRefresh}
    >
      {mayExport && (
        <>
          <ExportProgress />
          <ExportMenu
            label="Выгрузить"
            count={rows.total}
            body={() => exportBody(list.filter, props.layout)}
          />
        </>
      )}
    </TableStatus>
  )
  if (rows.isPending) return status
  return <AdsTable list={list} rows={rows} status={status} onFilter={onFilter} {...props} />
}
