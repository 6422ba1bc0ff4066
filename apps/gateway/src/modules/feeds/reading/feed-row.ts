/** One item of a file as it is written there, not yet understood. */
export interface FeedRow {
  /** In a CSV the line where it begins, in XML the number of its `offer`, counted from 1. */
  row: number
  /** Texts by the column's name as the file writes it; empty ones are left out, repeated ones stand in lines. */
  cells: ReadonlyMap<string, string>
}

/** The most that one item may take, in characters: a row that is longer is a quote that was never closed. */
export const ROW_MAX = 100_000
export const ITEMS_MAX = 5000
