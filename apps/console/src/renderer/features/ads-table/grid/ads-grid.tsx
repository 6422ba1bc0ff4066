// biome-ignore-all lint/a11y/useSemanticElements: rows and cells are placed, which a table would lay out again (decision 136)
import type { AdRow } from '@trassa/contracts/entities/moderator/moderation'
import { type MouseEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { TableLayoutAccess } from '../columns/use-table-layout.ts'
import type { AdsFilter } from '../filter/ads-filter.ts'
import type { AdRowsAccess } from '../rows/use-ad-rows.ts'
import type { Selection } from '../selection/use-selection.ts'
import './ads-grid.css'
import { placeColumns, ROW_HEIGHT } from './geometry.ts'
import { GridBody, type GridBodyHandle, type GridCursor } from './grid-body.tsx'
import { GridHeader } from './grid-header.tsx'
import { gridKeyHandler } from './grid-keys.ts'
import { cellId } from './grid-row.tsx'
import { useColumnsInSight } from './use-columns-in-sight.ts'
import { useScrollingMark } from './use-scrolling-mark.ts'

interface AdsGridProps {
  rows: AdRowsAccess
  filter: AdsFilter
  onFilter: (filter: AdsFilter) => void
  layout: TableLayoutAccess
  /** `null` for those who change nothing. */
  selection: Selection | null
  /** Rows in memory that may be marked. */
  selectable: readonly AdRow[]
  cursor: GridCursor | null
  onCursor: (cursor: GridCursor) => void
  openedId: string | null
  onOpen: (row: number) => void
  /** Enter at the cell that the keyboard stands on. */
  onEnter: (row: number) => void
  onCopy: () => void
  isOwn: (row: AdRow) => boolean
  /** Where the frame stood when the table was left. */
  offset: RefObject<number>
}

/** The rows of the table: only those in sight, and their columns in sight, are in the document. */
export function AdsGrid(props: AdsGridProps) {
  const { rows, layout, selection, selectable, cursor, onCursor, onOpen, offset } = props
  const frame = useRef<HTMLDivElement>(null)
  const body = useRef<GridBodyHandle>(null)
  const [initialOffset] = useState(() => offset.current)
  const { table } = layout
  const hasMarks = selection !== null
  const geometry = useMemo(() => placeColumns(table, hasMarks), [table, hasMarks])
  const columns = useColumnsInSight(frame, geometry)
  const markScrolling = useScrollingMark()

  useLayoutEffect(() => {
    if (frame.current) frame.current.scrollTop = initialOffset
  }, [initialOffset])
  useLayoutEffect(() => {
    if (cursor) body.current?.scrollToRow(cursor.row)
  }, [cursor])
  useLayoutEffect(() => {
    const placed = geometry.columns.find(({ index }) => index === cursor?.column)
    const element = frame.current
    if (!placed || !element) return
    const { scrollLeft, clientWidth } = element
    const before = placed.left - geometry.frozen.width
    const after = placed.left + placed.width - clientWidth
    if (scrollLeft > before) element.scrollLeft = before
    else if (scrollLeft < after) element.scrollLeft = after
  }, [cursor, geometry])

  const onKeyDown = gridKeyHandler({
    cursor,
    rows: rows.count,
    columns: geometry.columns.length + 1,
    pageRows: () => Math.floor((frame.current?.clientHeight ?? 0) / ROW_HEIGHT) - 2,
    onMove: (to, { extend }) => {
      if (extend && cursor) selection?.extend(cursor.row, to.row)
      onCursor(to)
    },
    onEnter: props.onEnter,
    onCopy: props.onCopy,
  })

  function press(event: MouseEvent) {
    const target = event.target as Element
    const row = Number(target.closest('[data-row]')?.getAttribute('data-row') ?? Number.NaN)
    if (Number.isNaN(row)) return
    const column = Number(target.closest('[data-column]')?.getAttribute('data-column') ?? 1)
    const action = target.closest('[data-action]')
    onCursor({ row, column })
    frame.current?.focus({ preventScroll: true })
    if (action?.getAttribute('aria-disabled') === 'true') return
    if (action?.getAttribute('data-action') === 'open') onOpen(row)
    else if (action || event.shiftKey) selection?.toggle(row, { range: event.shiftKey })
  }

  const markedRows = selectable.filter(({ id }) => selection?.isMarked(id))
  return (
    <div
      ref={frame}
      role="grid"
      tabIndex={0}
      aria-label="Объявления"
      aria-rowcount={rows.isWhole ? rows.count + 1 : -1}
      aria-colcount={geometry.columns.length + 1}
      aria-multiselectable={selection !== null}
      aria-activedescendant={cursor ? cellId(cursor.row, cursor.column) : undefined}
      aria-busy={rows.isFetching}
      hidden={rows.count === 0}
      className="ads-grid min-h-0 flex-1 rounded-card border bg-surface-raised"
      onKeyDown={onKeyDown}
      onClick={press}
      onScroll={({ currentTarget }) => {
        offset.current = currentTarget.scrollTop
        markScrolling(currentTarget)
      }}
    >
      <GridHeader
        geometry={geometry}
        columns={columns}
        table={table}
        filter={props.filter}
        onFilter={props.onFilter}
        marks={
          selection && {
            checked: selectable.length > 0 && markedRows.length === selectable.length,
            partly: markedRows.length > 0 && markedRows.length < selectable.length,
            onToggle: () => selection.toggleRows(selectable),
          }
        }
      />
      <GridBody
        ref={body}
        frame={frame}
        rows={rows}
        geometry={geometry}
        columns={columns}
        selection={selection}
        cursor={cursor}
        openedId={props.openedId}
        isOwn={props.isOwn}
        initialOffset={initialOffset}
      />
    </div>
  )
}
