// biome-ignore-all lint/a11y/useSemanticElements: rows and cells are placed, which a table would lay out again (decision 136)
import { CheckboxIndicator } from '@trassa/ui/choices/checkbox-indicator'
import { Tooltip } from '@trassa/ui/overlays/tooltip'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { FROZEN } from '../columns/columns.tsx'
import { type AdColumnDef, type AdTableModel, moveColumn } from '../columns/table-model.ts'
import { type AdsFilter, sortedBy } from '../filter/ads-filter.ts'
import { ColumnFilter } from '../filter/column-filter.tsx'
import type { Geometry, PlacedColumn } from './geometry.ts'
import { ResizeEdge } from './resize-edge.tsx'

interface GridHeaderProps {
  geometry: Geometry
  columns: readonly PlacedColumn[]
  table: AdTableModel
  filter: AdsFilter
  onFilter: (filter: AdsFilter) => void
  /** The tick box of the rows in sight and near it; `null` for those who change nothing. */
  marks: { checked: boolean; partly: boolean; onToggle: () => void } | null
}

/** Names, sorting by the server, edges to pull; a column is put elsewhere by dragging it or by Alt with an arrow. */
export function GridHeader(props: GridHeaderProps) {
  const { geometry, columns, marks } = props
  return (
    <div
      role="row"
      tabIndex={-1}
      aria-rowindex={1}
      className="grid-header"
      style={{ width: geometry.width }}
    >
      <HeaderCell
        {...props}
        column={FROZEN}
        index={1}
        place={{ width: geometry.frozen.width }}
        before={
          marks && (
            <Tooltip text="Отметить строки на экране и рядом">
              <button
                type="button"
                role="checkbox"
                aria-checked={marks.partly ? 'mixed' : marks.checked}
                aria-label="Отметить строки на экране и рядом"
                className="mr-3 grid shrink-0 place-items-center rounded-mark"
                onClick={marks.onToggle}
              >
                <CheckboxIndicator checked={marks.checked} indeterminate={marks.partly} />
              </button>
            </Tooltip>
          )
        }
      />
      {columns.map(({ column, index, left, width }) => (
        <HeaderCell
          key={column.id}
          {...props}
          column={column}
          index={index}
          place={{ left, width }}
        />
      ))}
    </div>
  )
}

interface HeaderCellProps extends GridHeaderProps {
  column: AdColumnDef
  index: number
  place: { left?: number; width: number }
  before?: ReactNode
}

function HeaderCell({
  column,
  index,
  place,
  before,
  table,
  filter,
  onFilter,
  geometry,
}: HeaderCellProps) {
  const { id, header: name, meta } = column
  const sort = meta?.sort
  const isFrozen = id === FROZEN.id
  const isSorted = sort !== undefined && filter.sort === sort
  const Arrow = filter.direct === 'asc' ? ArrowUp : ArrowDown
  const position = table.getCenterLeafColumns().findIndex((each) => each.id === id)
  return (
    <div
      role="columnheader"
      tabIndex={-1}
      aria-colindex={index}
      aria-sort={isSorted ? (filter.direct === 'asc' ? 'ascending' : 'descending') : undefined}
      className={[
        'grid-cell group',
        meta?.numeric && 'grid-cell-numeric',
        isFrozen && 'grid-cell-frozen',
      ]
        .filter(Boolean)
        .join(' ')}
      style={place}
      draggable={!isFrozen}
      onDragStart={({ dataTransfer }) => dataTransfer.setData('text/column', id)}
      onDragOver={(event) =>
        event.dataTransfer.types.includes('text/column') && event.preventDefault()
      }
      onDrop={({ dataTransfer }) =>
        moveColumn(table, dataTransfer.getData('text/column'), position)
      }
      onKeyDown={(event) => {
        // The filter of the column, which React has within its header, keeps its own keys.
        if (!event.currentTarget.contains(event.target as Node)) return
        const step = { ArrowLeft: -1, ArrowRight: 1 }[event.code]
        if (!step || !event.altKey || isFrozen) return
        event.preventDefault()
        moveColumn(table, id, position + step)
      }}
    >
      {before}
      <button
        type="button"
        disabled={sort === undefined}
        className="inline-flex h-full min-w-0 items-center gap-1 rounded-mark enabled:hover:text-text"
        onClick={() => sort && onFilter(sortedBy(filter, sort))}
      >
        <span className="truncate">{name}</span>
        {isSorted && <Arrow className="size-3.5! shrink-0" />}
      </button>
      <ColumnFilter columnId={id} columnName={name} filter={filter} onFilter={onFilter} />
      <ResizeEdge
        width={place.width - (isFrozen ? geometry.frozen.markWidth : 0)}
        onResize={(width) => table.setColumnSizing((widths) => ({ ...widths, [id]: width }))}
      />
    </div>
  )
}
