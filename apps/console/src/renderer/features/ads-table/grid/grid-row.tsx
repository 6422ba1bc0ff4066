// biome-ignore-all lint/a11y/useSemanticElements: rows and cells are placed, which a table would lay out again (decision 136)
import type { AdRow } from '@trassa/contracts/entities/moderator/moderation'
import { CheckboxIndicator } from '@trassa/ui/choices/checkbox-indicator'
import { Badge } from '@trassa/ui/display/badge'
import { memo } from 'react'
import type { PresentRow } from '../rows/row-queries.ts'
import { type Geometry, type PlacedColumn, ROW_HEIGHT } from './geometry.ts'

export interface GridRowProps {
  index: number
  /** `undefined` while it is being read. */
  present: PresentRow | undefined
  geometry: Geometry
  /** The columns in sight. */
  columns: readonly PlacedColumn[]
  isOpen: boolean
  isMarked: boolean
  isOwn: boolean
  /** The column of the cell that the keyboard stands on; `null` in other rows. */
  cursor: number | null
}

const STATE_NOTES: Record<PresentRow['state'], string | null> = {
  found: null,
  changed: 'Больше не подходит под фильтр',
  gone: 'Удалено',
}

/** The element that the keyboard stands on, as the grid names it to screen readers. */
export const cellId = (row: number, column: number): string => `ads-cell-${row}-${column}`

/**
 * One ad. Rows are drawn anew for other ads while one scrolls, so they hold no state and no handlers: the grid
 * reads what was pressed from `data-action` and `data-row`.
 */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { index, present, geometry, columns, isOpen, isMarked, cursor } = props
  return (
    <div
      role="row"
      tabIndex={-1}
      aria-rowindex={index + 2}
      aria-selected={isMarked}
      data-row={index}
      data-ad-id={present?.row.id}
      data-open={isOpen || undefined}
      data-cursor={cursor !== null || undefined}
      className="grid-row"
      style={{ transform: `translateY(${index * ROW_HEIGHT}px)`, width: geometry.width }}
    >
      {present ? (
        <>
          <FrozenCell {...props} row={present.row} note={STATE_NOTES[present.state]} />
          {columns.map(({ column, index: at, left, width }) => (
            <div
              key={column.id}
              id={cursor === at ? cellId(index, at) : undefined}
              role="gridcell"
              tabIndex={-1}
              aria-colindex={at}
              data-column={at}
              data-cursor={cursor === at || undefined}
              className={column.meta?.numeric ? 'grid-cell grid-cell-numeric' : 'grid-cell'}
              style={{ left, width }}
            >
              {column.meta?.cell?.(present.row) ?? column.accessorFn(present.row)}
            </div>
          ))}
        </>
      ) : (
        <div role="gridcell" tabIndex={-1} className="grid-cell grid-cell-frozen text-text-muted">
          Загружаем…
        </div>
      )}
    </div>
  )
})

interface FrozenCellProps extends GridRowProps {
  row: AdRow
  note: string | null
}

/** The tick box and the title, which opens the ad. */
function FrozenCell({
  index,
  row,
  note,
  geometry,
  isOpen,
  isMarked,
  isOwn,
  cursor,
}: FrozenCellProps) {
  const label = isOwn ? `Ваше объявление: ${row.title}` : `Отметить: ${row.title}`
  return (
    <div
      id={cursor === 1 ? cellId(index, 1) : undefined}
      role="gridcell"
      tabIndex={-1}
      aria-colindex={1}
      data-column={1}
      data-cursor={cursor === 1 || undefined}
      className="grid-cell grid-cell-frozen"
      style={{ width: geometry.frozen.width }}
    >
      {geometry.frozen.markWidth > 0 && (
        <button
          type="button"
          role="checkbox"
          tabIndex={-1}
          aria-checked={isMarked}
          aria-label={label}
          aria-disabled={isOwn}
          title={isOwn ? label : undefined}
          data-action="mark"
          className="mr-3 grid shrink-0 place-items-center rounded-mark aria-disabled:opacity-40"
        >
          <CheckboxIndicator checked={isMarked} />
        </button>
      )}
      <button
        type="button"
        tabIndex={-1}
        aria-expanded={isOpen}
        data-action="open"
        data-ad-open
        className="min-w-0 flex-1 truncate text-left font-medium hover:underline"
      >
        {row.title}
      </button>
      {isOwn && <Badge className="ml-2 shrink-0">Ваше</Badge>}
      {note && (
        <Badge tone="marking" className="ml-2 max-w-40 shrink-0" title={note}>
          <span className="truncate">{note}</span>
        </Badge>
      )}
    </div>
  )
}
