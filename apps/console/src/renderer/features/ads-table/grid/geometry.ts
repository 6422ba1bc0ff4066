import { type AdColumnDef, type AdTableModel, definitionOf } from '../columns/table-model.ts'

export const ROW_HEIGHT = 32
export const HEADER_HEIGHT = 32
/** The tick box before the frozen column. */
const MARK_WIDTH = 36
/** Pixels beyond the frame in which columns are drawn. */
const BEYOND = 200

/** A column where it stands, in pixels. */
export interface PlacedColumn {
  column: AdColumnDef
  /** Counted from one: the frozen column is the first. */
  index: number
  left: number
  width: number
}

export interface Geometry {
  frozen: { width: number; markWidth: number }
  columns: readonly PlacedColumn[]
  width: number
}

/** Puts columns side by side behind the frozen one. */
export function placeColumns(table: AdTableModel, hasMarks: boolean): Geometry {
  const markWidth = hasMarks ? MARK_WIDTH : 0
  const frozen = { width: table.getStartTotalSize() + markWidth, markWidth }
  const columns = table.getCenterVisibleLeafColumns().map((column, index) => ({
    column: definitionOf(column),
    index: index + 2,
    left: frozen.width + column.getStart('center'),
    width: column.getSize(),
  }))
  return { frozen, columns, width: frozen.width + table.getCenterTotalSize() }
}

/** The first and the last column that a frame shows, as indices of `columns`. */
export function columnsInSight(
  { columns, frozen }: Geometry,
  frame: { scrollLeft: number; width: number },
): readonly [number, number] {
  const [from, to] = [
    frame.scrollLeft + frozen.width - BEYOND,
    frame.scrollLeft + frame.width + BEYOND,
  ]
  const first = columns.findIndex(({ left, width }) => left + width > from)
  const last = columns.findLastIndex(({ left }) => left < to)
  return first < 0 ? [0, -1] : [first, last]
}
