import { cut } from '@trassa/catalog/format/cut'
import { STOCK_FILE_ROWS } from '@trassa/contracts/calls/moderator/stock-imports'
import { decodeFeed, FeedRefusal, type FeedRow, readCsv } from '../../feeds/public.ts'
import { createRowCleaning } from './clean-row.ts'
import { readWorkbook } from './read-workbook.ts'
import { countTitleLines } from './title-lines.ts'

export interface StockFile {
  /** Names of the columns that hold something, in the file's order. */
  columns: string[]
  rows: FeedRow[]
}

const SAMPLES = 3
/** Rows between which other requests come. */
const YIELD_EVERY = 50
/** No column is named so. */
const START = ''
const SAMPLE_LENGTH = 60

const isArchive = (bytes: Buffer): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b
/** Of workbooks of Excel up to 2003, and of those with a password. */
const isOldWorkbook = (bytes: Buffer): boolean => bytes[0] === 0xd0 && bytes[1] === 0xcf

const HEAD_BYTES = 8192
const BEGINNINGS = ['%PDF-', '\x89PNG', '\xFF\xD8\xFF', 'GIF8', 'Rar!', '7z\xBC\xAF', 'MZ\x90']

/** UTF-16, and what is packed by gzip. */
const CODINGS = ['\xFF\xFE', '\xFE\xFF', '\x1F\x8B']

/** Pictures, documents and programs: a text holds no zero bytes, unless it is UTF-16 or packed. */
function isBinary(bytes: Buffer): boolean {
  const head = bytes.subarray(0, HEAD_BYTES)
  const text = head.toString('latin1')
  const isCoded = CODINGS.some((beginning) => text.startsWith(beginning))
  return (
    BEGINNINGS.some((beginning) => text.startsWith(beginning)) || (!isCoded && head.includes(0))
  )
}

/**
 * The rows of a file of stock: a workbook of Excel, or a CSV in any of the encodings that `decodeFeed` knows.
 *
 * @throws FeedRefusal with a sentence for the moderator
 */
export async function readStockFile(bytes: Buffer): Promise<StockFile> {
  if (isOldWorkbook(bytes)) {
    throw new FeedRefusal(
      'Это книга Excel старого вида или с паролем. Сохраните её без пароля как XLSX или CSV.',
    )
  }
  const rows = await cleanRows(isArchive(bytes) ? readWorkbook(bytes) : readText(bytes))
  if (rows.length > STOCK_FILE_ROWS) {
    throw new FeedRefusal('В файле больше 5 000 строк. Разделите его на несколько.')
  }
  if (rows.length === 0) {
    throw new FeedRefusal(
      'В файле нет строк с объявлениями: нужна строка с названиями столбцов и хотя бы одна под ней.',
    )
  }
  return { columns: columnsOf(rows), rows }
}

async function* readText(bytes: Buffer): AsyncGenerator<FeedRow> {
  const text = decodeFeed(bytes)
  if (isBinary(bytes) || text.trimStart().startsWith('<')) {
    throw new FeedRefusal('Это не таблица. Нужен файл CSV или XLSX.')
  }
  const skipped = countTitleLines(text)
  for await (const { row, cells } of readCsv(text.slice(lineStart(text, skipped)))) {
    yield { row: row + skipped, cells }
  }
}

/** Where a line begins, by its place; a file may have millions of lines, so it is not split. */
function lineStart(text: string, line: number): number {
  let start = 0
  for (let passed = 0; passed < line; passed += 1) start = text.indexOf('\n', start) + 1
  return start
}

/** A header that is repeated between the rows, as on each page of a printed list. */
const isHeader = ({ cells }: FeedRow): boolean =>
  cells.size > 1 && [...cells].every(([name, text]) => name === text)

/** The rows that hold something, cleaned; at most one more than a file may have. */
async function cleanRows(written: AsyncIterable<FeedRow>): Promise<FeedRow[]> {
  const clean = createRowCleaning()
  const rows: FeedRow[] = []
  for await (const row of written) {
    const cleaned = clean(row)
    if (cleaned.cells.size > 0 && !isHeader(cleaned)) rows.push(cleaned)
    if (rows.length > STOCK_FILE_ROWS) break
    // Other requests of this process come between.
    if (rows.length % YIELD_EVERY === 0) await new Promise(setImmediate)
  }
  return rows
}

/**
 * The names in the order of the file. A row leaves out its empty cells: a name that a later row brings stands behind
 * its neighbour there.
 */
function columnsOf(rows: readonly FeedRow[]): string[] {
  const behind = new Map<string, string[]>([[START, []]])
  for (const { cells } of rows) {
    let before = START
    for (const name of cells.keys()) {
      if (!behind.has(name)) {
        behind.get(before)?.unshift(name)
        behind.set(name, [])
      }
      before = name
    }
  }
  return inOrder(behind)
}

/** The names, each followed by those that stand behind it, those first that came last. */
function inOrder(behind: ReadonlyMap<string, readonly string[]>): string[] {
  const columns: string[] = []
  const open = (behind.get(START) ?? []).toReversed()
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    columns.push(name)
    open.push(...(behind.get(name) ?? []).toReversed())
  }
  return columns
}

/** A few different values of a column, for the moderator who says what it means. */
export function samplesOf(rows: readonly FeedRow[], column: string): string[] {
  const samples = new Set<string>()
  for (const { cells } of rows) {
    const text = cells.get(column)
    if (text) samples.add(cut(text, SAMPLE_LENGTH))
    if (samples.size === SAMPLES) break
  }
  return [...samples]
}
