import { useTable } from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import type { AdsTableProps } from './ads-table-props.ts'
import { columns, features } from './columns.tsx'
import { GridHeader } from './grid-header.tsx'
import { GridRow } from './grid-row.tsx'
import type { Selection } from './use-selection.ts'

const ROW_HEIGHT = 32
const HEADER_HEIGHT = 32
/** Rows from the end at which the next page is asked for. */
const AHEAD = 20

interface AdsGridProps extends AdsTableProps {
  cursor: number
  /** `null` for those who change nothing. */
  selection: Selection | null
}

/** Only the rows in sight are in the document; the next page is asked for before the end is reached. */
export function AdsGrid(props: AdsGridProps) {
  const { rows, filter, onFilter, query, layout, selection, cursor, openedId, onOpen } = props
  const frame = useRef<HTMLDivElement>(null)
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: ({ id }) => id,
    columnResizeMode: 'onEnd',
    state: {
      columnOrder: layout.order,
      columnVisibility: layout.visibility,
      columnSizing: layout.widths,
    },
    onColumnSizingChange: layout.setWidths,
  })
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    scrollPaddingStart: HEADER_HEIGHT,
    overscan: 10,
  })
  const items = virtual.getVirtualItems()
  const last = items.at(-1)?.index ?? 0
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query

  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && last >= rows.length - AHEAD) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage, last, rows.length])
  useEffect(() => {
    if (cursor >= 0) virtual.scrollToIndex(cursor)
  }, [cursor, virtual])

  const shown = table.getRowModel().rows
  const before = items[0]?.start ?? 0
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0)
  return (
    <div
      ref={frame}
      hidden={rows.length === 0}
      className="min-h-0 flex-1 overflow-auto rounded-card border bg-surface-raised"
    >
      <table
        aria-rowcount={hasNextPage ? -1 : rows.length}
        aria-busy={query.isFetching}
        className="table-fixed border-separate border-spacing-0 text-left"
        style={{ width: table.getTotalSize() + (selection ? 40 : 0) }}
      >
        <GridHeader table={table} filter={filter} onFilter={onFilter} selection={selection} />
        <tbody>
          {before > 0 && <Gap height={before} />}
          {items.map(({ index }) => {
            const row = shown[index]
            return (
              row && (
                <GridRow
                  key={row.id}
                  row={row}
                  selection={selection}
                  isOpen={row.id === openedId}
                  onOpen={onOpen}
                />
              )
            )
          })}
          {after > 0 && <Gap height={after} />}
        </tbody>
      </table>
    </div>
  )
}

/** Stands for the rows that are out of sight. */
function Gap({ height }: { height: number }) {
  return (
    <tr>
      <td style={{ height }} />
    </tr>
  )
}
