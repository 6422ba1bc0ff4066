/** A line of a CSV file by the names of its header. */
export type CsvRow = Partial<Record<string, string>>

// A cell, quoted (with doubled quotes inside) or bare, and what ends it.
const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y

/** Spreadsheets put it before the first cell. */
const BYTE_ORDER_MARK = /^\uFEFF/

function readCells(text: string): string[][] {
  const lines: string[][] = []
  let line: string[] = []
  CELL.lastIndex = 0
  while (CELL.lastIndex < text.length) {
    const at = CELL.lastIndex
    const cell = CELL.exec(text)
    if (!cell) throw new SyntaxError(`CSV: line ${lines.length + 1}, sign ${at + 1} is misplaced`)
    const [, quoted, bare = '', end] = cell
    line.push(quoted?.replaceAll('""', '"') ?? bare)
    if (end === ',' && CELL.lastIndex < text.length) continue
    if (end === ',') line.push('')
    lines.push(line)
    line = []
  }
  return lines
}

/**
 * Comma-separated text with a header → rows. Cells may be quoted. Throws `SyntaxError` naming the
 * line where a quote is misplaced or a row has another number of cells than the header.
 */
export function parseCsv(text: string): CsvRow[] {
  const [header, ...lines] = readCells(text.replace(BYTE_ORDER_MARK, ''))
  if (!header) return []
  return lines.map((cells, index) => {
    if (cells.length !== header.length) {
      throw new SyntaxError(
        `CSV: line ${index + 2} has ${cells.length} cells, the header ${header.length}`,
      )
    }
    return Object.fromEntries(header.map((name, column) => [name, cells[column]]))
  })
}
