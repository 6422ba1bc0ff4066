import { countOf } from '@trassa/catalog/format/numbers'
import type { AdRow } from '@trassa/contracts/entities/moderator/moderation'
import { EmptyState } from '@trassa/ui/feedback/empty-state'
import { useToast } from '@trassa/ui/feedback/toast'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { isOwnAd } from '../../shared/decisions/allowed-actions.ts'
import { useKeyBindings } from '../../shared/keyboard/use-key-bindings.ts'
import { useHasRole, useMe } from '../../shared/users/me-context.ts'
import { BulkPane } from './bulk/bulk-pane.tsx'
import { shownColumns } from './columns/table-model.ts'
import type { TableLayoutAccess } from './columns/use-table-layout.ts'
import { CellEditor, type CellEditorHandle } from './editing/cell-editor.tsx'
import { exportBody } from './export/export-body.ts'
import { ExportMenu, ExportProgress } from './export/export-menu.tsx'
import { type AdsFilter, queryOf } from './filter/ads-filter.ts'
import { AdsGrid } from './grid/ads-grid.tsx'
import { focusGrid } from './grid/focus-grid.ts'
import type { GridCursor } from './grid/grid-body.tsx'
import { rowsAsText } from './rows/copy-rows.ts'
import { listKey, type RowList } from './rows/row-queries.ts'
import type { AdRowsAccess } from './rows/use-ad-rows.ts'
import { useKept, useKeptRef } from './rows/use-kept.ts'
import { countOfMarks, selectionOf } from './selection/selected-rows.ts'
import { SelectionBar } from './selection/selection-bar.tsx'
import { useSelection } from './selection/use-selection.ts'
import { RowsAlert } from './table-status.tsx'

interface AdsTableProps {
  list: RowList
  rows: AdRowsAccess
  /** The row about the list, where no ad is marked. */
  status: ReactNode
  onFilter: (filter: AdsFilter) => void
  layout: TableLayoutAccess
  openedId: string | null
  onOpen: (id: string | null) => void
}

const exceptText = (count: number) =>
  `кроме ${countOf(count, ['объявления', 'объявлений', 'объявлений'])}`

/** The rows of a list, where the keyboard stands among them, which are marked, and what is done with those. */
export function AdsTable(props: AdsTableProps) {
  const { list, rows, status, onFilter, layout, openedId, onOpen } = props
  const mayChange = useHasRole('moderator')
  const me = useMe()
  const key = listKey(list)
  const [cursor, setCursor] = useKept<GridCursor | null>('cursor', key, null)
  const offset = useKeptRef('offset', key, 0)
  const rowAt = (index: number) => rows.rowAt(index)?.row
  const isOwn = (row: AdRow) => isOwnAd(row, me)
  const shown = rows.shown
  const selectable = shown.filter((row) => !isOwn(row))
  const toast = useToast()
  const selection = useSelection({
    key,
    rowAt: rows.rowInMemory,
    shown,
    maySelect: (row) => !isOwn(row),
    onGap: () =>
      toast('Часть строк между ними не загружена. Отметьте меньше строк или всё найденное', {
        tone: 'failure',
      }),
  })
  const count = countOfMarks(selection.marks, rows.total)

  /** The row to open when its page has come. */
  const [awaited, setAwaited] = useState<number | null>(null)
  const awaitedId = awaited === null ? undefined : rowAt(awaited)?.id

  function open(index: number) {
    const id = rowAt(index)?.id
    setAwaited(id === undefined ? index : null)
    if (id !== undefined) onOpen(id)
  }
  function close() {
    setAwaited(null)
    onOpen(null)
  }
  // The page is read because the cursor scrolls to it; what is open stays open until then.
  useEffect(() => {
    if (awaitedId === undefined) return
    setAwaited(null)
    onOpen(awaitedId)
  }, [awaitedId, onOpen])
  function move(by: number) {
    const row = Math.min(rows.count - 1, Math.max(0, (cursor?.row ?? -1) + by))
    setCursor({ row, column: cursor?.column ?? 1 })
    open(row)
  }
  /** The button that is pressed goes with the marks: the keyboard goes on in the table. */
  function clearMarks() {
    selection.clear()
    focusGrid()
  }
  async function copy() {
    if (selection.marks.all) {
      toast('Всё найденное не копируется. Снимите отметки и отметьте нужные строки', {
        tone: 'failure',
      })
      return
    }
    const marked = [...selection.marks.rows.values()]
    const atCursor = cursor && rowAt(cursor.row)
    const copied = marked.length > 0 ? marked : atCursor ? [atCursor] : []
    if (copied.length === 0) return
    try {
      await navigator.clipboard.writeText(rowsAsText(shownColumns(layout.table), copied))
      toast(`Скопировано строк: ${copied.length}`)
    } catch {
      toast('Не удалось скопировать. Повторите', { tone: 'failure' })
    }
  }
  /** The rows that are loaded; once they are marked, all that is found. What is taken out of that stays out. */
  function markRows() {
    const { all, rows: changed } = selection.marks
    if (all) {
      if (changed.size > 0) toast(`Отмечено всё найденное, ${exceptText(changed.size)}`)
      return
    }
    const loaded = Array.from({ length: rows.count }, (_, index) => rows.rowInMemory(index))
    const inMemory = loaded.filter((row) => row !== undefined).filter((row) => !isOwn(row))
    const areMarked = inMemory.length > 0 && inMemory.every(({ id }) => selection.isMarked(id))
    if (areMarked && count < rows.total) selection.markFound()
    else selection.markRows(loaded)
  }
  const atCursor = cursor ? rowAt(cursor.row) : undefined
  useKeyBindings({
    next: () => move(1),
    previous: () => move(-1),
    toggleRow:
      mayChange &&
      cursor !== null &&
      atCursor !== undefined &&
      !isOwn(atCursor) &&
      (() => selection.toggle(cursor.row)),
    markRows: mayChange && rows.count > 0 && markRows,
    close: openedId !== null && close,
  })

  const edit = useRef<CellEditorHandle>(null)
  const atCell = cursor && shownColumns(layout.table)[cursor.column - 1]

  return (
    <>
      {cursor && atCell && atCursor && (
        <CellEditor
          key={`${atCursor.id} ${atCell.id}`}
          row={atCursor}
          columnId={atCell.id}
          cell={cursor}
          ref={edit}
        />
      )}
      {!mayChange || count === 0 ? (
        status
      ) : (
        <BulkPane
          selection={selectionOf(selection.marks, {
            filter: queryOf(list.filter),
            total: rows.total,
          })}
          sample={selectable.find(({ id }) => selection.isMarked(id)) ?? selectable[0]}
          before={<SelectionBar selection={selection} total={rows.total} onClear={clearMarks} />}
          after={
            <>
              <RowsAlert rows={rows} />
              <ExportProgress />
              <ExportMenu
                compact
                label="Выгрузить отмеченные"
                count={count}
                body={() => exportBody(list.filter, layout, selection.marks)}
              />
            </>
          }
        />
      )}
      {rows.count === 0 && (
        <EmptyState title="Ничего не найдено">Измените условия или сбросьте их.</EmptyState>
      )}
      <AdsGrid
        rows={rows}
        filter={list.filter}
        onFilter={onFilter}
        layout={layout}
        selection={mayChange ? selection : null}
        selectable={selectable}
        cursor={cursor}
        onCursor={setCursor}
        openedId={openedId}
        onOpen={open}
        onEnter={(row) => (edit.current?.open ?? (() => open(row)))()}
        onCopy={() => void copy()}
        isOwn={isOwn}
        offset={offset}
      />
    </>
  )
}
