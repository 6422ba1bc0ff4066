/** One item of a file as it is written there, not yet understood. */
export interface FeedRow {
  /** In a CSV the line where it begins, in XML the number of its `offer`, counted from 1. */
  row: number
  /** Texts by the column's name as the file writes it; empty ones are left out, repeated ones stand in lines. */
  cells: ReadonlyMap<string, string>
}

/** The most that one item may take, in characters: a row that is longer is a quote that was never closed. */
export const ROW_MAX = 100_000
/** The most cells of one item: elements of an offer, columns of a CSV. */
export const CELLS_MAX = 1000
export const ITEMS_MAX = 5000

/**
 * Collects the cells of one item. Texts of one name are joined once, at the end: joined one after another, a name
 * that is repeated a million times would copy its text a million times.
 */
export class CellCollector {
  private readonly texts = new Map<string, string[]>()

  add(name: string, text: string): void {
    if (name === '' || text === '') return
    const known = this.texts.get(name)
    if (known) known.push(text)
    else this.texts.set(name, [text])
  }

  cells(): Map<string, string> {
    return new Map([...this.texts].map(([name, texts]) => [name, texts.join('\n')]))
  }
}
