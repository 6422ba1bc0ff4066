import type { KeyboardEvent } from 'react'
import type { GridCursor } from './grid-body.tsx'

interface GridKeys {
  cursor: GridCursor | null
  rows: number
  columns: number
  /** Rows that the frame shows. */
  pageRows: () => number
  onMove: (to: GridCursor, options: { extend: boolean }) => void
  onEnter: (row: number) => void
  onCopy: () => void
}

type Step = (
  cursor: GridCursor,
  bounds: { rows: number; columns: number; page: number },
) => GridCursor

const STEPS: Partial<Record<string, Step>> = {
  ArrowDown: (at) => ({ ...at, row: at.row + 1 }),
  ArrowUp: (at) => ({ ...at, row: at.row - 1 }),
  ArrowRight: (at) => ({ ...at, column: at.column + 1 }),
  ArrowLeft: (at) => ({ ...at, column: at.column - 1 }),
  PageDown: (at, { page }) => ({ ...at, row: at.row + page }),
  PageUp: (at, { page }) => ({ ...at, row: at.row - page }),
  Home: (at) => ({ ...at, column: 1 }),
  End: (at, { columns }) => ({ ...at, column: columns }),
}

const WITH_CTRL: Partial<Record<string, Step>> = {
  Home: () => ({ row: 0, column: 1 }),
  End: ({ column }, { rows }) => ({ row: rows - 1, column }),
}

const FIRST: GridCursor = { row: 0, column: 1 }

const within = (value: number, from: number, to: number) => Math.max(from, Math.min(to, value))

/** Where a key leads from a cell; `null` for a key that moves nothing. */
export function movedBy(
  event: Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'altKey' | 'metaKey'>,
  cursor: GridCursor | null,
  bounds: { rows: number; columns: number; page: number },
): GridCursor | null {
  if (event.altKey || event.metaKey || bounds.rows === 0) return null
  const step = (event.ctrlKey ? WITH_CTRL : STEPS)[event.code]
  if (!step) return null
  // The first arrow only shows where the keyboard stands; the ends of the table are named by their keys.
  const to = cursor || event.ctrlKey ? step(cursor ?? FIRST, bounds) : FIRST
  return { row: within(to.row, 0, bounds.rows - 1), column: within(to.column, 1, bounds.columns) }
}

/**
 * Whether the focus is in a field, or in something that only React has within the grid: the events of a popover reach
 * the grid although its elements are elsewhere.
 */
const isForAnother = ({ currentTarget, target }: KeyboardEvent): boolean =>
  !currentTarget.contains(target as Node) ||
  (target as Element).closest('input, textarea, select, [contenteditable]') !== null

/** The keys of a grid (WAI-ARIA): arrows, pages and ends move the cell, with Shift rows are marked on the way. */
export const gridKeyHandler =
  ({ cursor, rows, columns, pageRows, onMove, onEnter, onCopy }: GridKeys) =>
  (event: KeyboardEvent) => {
    if (isForAnother(event)) return
    const to = movedBy(event, cursor, { rows, columns, page: pageRows() })
    const isCopy = event.code === 'KeyC' && event.ctrlKey
    if (to) onMove(to, { extend: event.shiftKey && cursor !== null && to.row !== cursor.row })
    else if (event.code === 'Enter' && cursor && !(event.target as Element).closest('button'))
      onEnter(cursor.row)
    else if (isCopy && !getSelection()?.toString()) onCopy()
    else return
    // Else an arrow would turn the photographs of the open ad too.
    event.stopPropagation()
    event.preventDefault()
  }
