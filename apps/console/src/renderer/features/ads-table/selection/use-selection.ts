import type { AdRow } from '@trassa/contracts/entities/moderator/moderation'
import { useEffect, useRef } from 'react'
import { useKept } from '../rows/use-kept.ts'
import { isMarked, type Marks, marked, NO_MARKS, refreshed } from './selected-rows.ts'

interface SelectableList {
  /** Names the list: another one begins with nothing marked. */
  key: string
  /** The row at an index; `undefined` for one that is not in memory. */
  rowAt: (index: number) => AdRow | undefined
  /** Rows in memory. */
  shown: readonly AdRow[]
  /** Own ads cannot be chosen (domain §2). */
  maySelect: (row: AdRow) => boolean
  /** A range was not marked, because a row of it is not in memory. */
  onGap: () => void
}

/** Which rows of the table are marked; it stays while one scrolls. */
export function useSelection({ key, rowAt, shown, maySelect, onGap }: SelectableList) {
  const [marks, setMarks] = useKept<Marks>('marks', key, NO_MARKS)
  /** Where a range begins. */
  const anchor = useRef<number | null>(null)

  useEffect(() => {
    const next = refreshed(marks, shown)
    if (next !== marks) setMarks(next)
  }, [marks, shown, setMarks])

  /** Marks a range, or nothing of it: one with a gap would change fewer ads than it seems to. */
  function markBetween(a: number, b: number, mark: boolean) {
    const [first, last] = [Math.min(a, b), Math.max(a, b)]
    const range = Array.from({ length: last - first + 1 }, (_, step) => rowAt(first + step))
    const rows = range.filter((row) => row !== undefined)
    if (rows.length < range.length) {
      onGap()
      return
    }
    anchor.current = b
    setMarks(marked(marks, rows.filter(maySelect), mark))
  }

  return {
    marks,
    isMarked: (id: string) => isMarked(marks, id),
    /** Turns the mark of a row; with `range` of all from the one turned last. */
    toggle(index: number, { range = false } = {}) {
      const row = rowAt(index)
      if (!row) return
      const from = range ? (anchor.current ?? index) : index
      markBetween(from, index, !isMarked(marks, row.id))
    },
    /** Marks the rows from one index to another, as Shift with an arrow does. */
    extend: (from: number, to: number) => markBetween(from, to, true),
    /** Marks these and leaves the other marks. */
    markRows: (rows: readonly (AdRow | undefined)[]) =>
      setMarks(marked(marks, rows.filter((row) => row !== undefined).filter(maySelect), true)),
    /** Marks these, or takes their marks away where all are marked. */
    toggleRows(rows: readonly AdRow[]) {
      const selectable = rows.filter(maySelect)
      const areAll = selectable.length > 0 && selectable.every(({ id }) => isMarked(marks, id))
      setMarks(marked(marks, selectable, !areAll))
    },
    /** All that the filter finds, those that are not read yet among them. */
    markFound: () => setMarks({ all: true, rows: new Map() }),
    clear: () => setMarks(NO_MARKS),
  }
}

export type Selection = ReturnType<typeof useSelection>
