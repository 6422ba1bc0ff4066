import type { AdTableQuery } from '@trassa/contracts/entities/moderator/ad-table-filter'
import type { AdRow } from '@trassa/contracts/entities/moderator/moderation'
import type { TableSelection } from './table-selection.ts'

/** What is marked: rows one by one, or all that the filter finds but for some. */
export interface Marks {
  all: boolean
  /** The marked rows, or with `all` the excepted ones. */
  rows: ReadonlyMap<string, AdRow>
}

export const NO_MARKS: Marks = { all: false, rows: new Map() }

export const isMarked = ({ all, rows }: Marks, id: string): boolean => rows.has(id) !== all

/** The marks with these rows marked, or not. */
export function marked({ all, rows }: Marks, changed: readonly AdRow[], mark: boolean): Marks {
  const next = new Map(rows)
  for (const row of changed) {
    if (mark !== all) next.set(row.id, row)
    else next.delete(row.id)
  }
  return { all, rows: next }
}

/** Marked rows in the version that the table shows now. */
export function refreshed(marks: Marks, shown: readonly AdRow[]): Marks {
  const newer = shown.filter((row) => {
    const known = marks.rows.get(row.id)
    return known !== undefined && known !== row
  })
  if (newer.length === 0) return marks
  return { ...marks, rows: new Map([...marks.rows, ...newer.map((row) => [row.id, row] as const)]) }
}

export const countOfMarks = ({ all, rows }: Marks, total: number): number =>
  all ? Math.max(0, total - rows.size) : rows.size

/** The selection that bulk changes take. */
export const selectionOf = (
  { all, rows }: Marks,
  { filter, total }: { filter: AdTableQuery; total: number },
): TableSelection =>
  all
    ? { kind: 'found', filter, total, except: [...rows.keys()] }
    : { kind: 'rows', rows: [...rows.values()] }
