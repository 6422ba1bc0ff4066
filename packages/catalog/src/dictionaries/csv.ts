/** A row of a CSV file, by the header's names. */
export type CsvRow = Partial<Record<string, string>>

/** The cells of one row and the line where it begins, counted from 1. */
export interface CsvLine {
  line: number
  cells: string[]
}

// A cell, quoted (with doubled quotes inside) or not, and its terminator.
const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y

/** The byte order mark that spreadsheets write. */
const BYTE_ORDER_MARK = /^\uFEFF/

/** A quote inside an unquoted cell: the rest of the file cannot be split into rows. */
export class MisplacedQuote extends SyntaxError {
  readonly line: number
  constructor(line: number, sign: number) {
    super(`CSV: line ${line}, sign ${sign} is misplaced`)
    this.line = line
  }
}

/**
 * Yields the rows of a comma-separated text, header included. Cells may be quoted.
 *
 * @throws MisplacedQuote
 */
export function* readCsvLines(text: string): Generator<CsvLine, undefined> {
  const plain = text.replace(BYTE_ORDER_MARK, '')
  const pattern = new RegExp(CELL)
  let cells: string[] = []
  let line = 1
  let begin = 1
  while (pattern.lastIndex < plain.length) {
    const at = pattern.lastIndex
    const cell = pattern.exec(plain)
    if (!cell) throw new MisplacedQuote(line, at + 1)
    const [, quoted, bare = '', end] = cell
    cells.push(quoted?.replaceAll('""', '"') ?? bare)
    if (quoted?.includes('\n')) line += quoted.split('\n').length - 1
    if (end === ',' && pattern.lastIndex < plain.length) continue
    if (end === ',') cells.push('')
    yield { line: begin, cells }
    cells = []
    line += 1
    begin = line
  }
}

/**
 * Parses comma-separated text with a header.
 *
 * @throws SyntaxError naming the line where a quote is misplaced or a row has another number of cells
 * than the header.
 */
export function parseCsv(text: string): CsvRow[] {
  const [header, ...lines] = readCsvLines(text)
  if (!header) return []
  return lines.map(({ line, cells }) => {
    if (cells.length !== header.cells.length) {
      throw new SyntaxError(
        `CSV: line ${line} has ${cells.length} cells, the header ${header.cells.length}`,
      )
    }
    return Object.fromEntries(header.cells.map((name, column) => [name, cells[column]]))
  })
}
