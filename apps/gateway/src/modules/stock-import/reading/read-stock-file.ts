import { cut } from '@trassa/catalog/format/cut'
import { STOCK_FILE_ROWS } from '@trassa/contracts/calls/moderator/stock-imports'
import { decodeFeed, FeedRefusal, type FeedRow, readCsv } from '../../feeds/public.ts'
import { createRowCleaning } from './clean-row.ts'
import { readWorkbook } from './read-workbook.ts'

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
/** Of workbooks of Excel up to 2003. */
const isOldWorkbook = (bytes: Buffer): boolean => bytes[0] === 0xd0 && bytes[1] === 0xcf

/**
 * The rows of a file of stock: a workbook of Excel, or a CSV in any of the encodings that `decodeFeed` knows.
 *
 * @throws FeedRefusal with a sentence for the moderator
 */
export async function readStockFile(bytes: Buffer): Promise<StockFile> {
  if (isOldWorkbook(bytes)) {
    throw new FeedRefusal('Это книга Excel старого вида. Сохраните её как XLSX или CSV.')
  }
  const rows = await cleanRows(isArchive(bytes) ? readWorkbook(bytes) : readText(decodeFeed(bytes)))
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

function readText(text: string): AsyncGenerator<FeedRow> {
  if (text.trimStart().startsWith('<')) {
    throw new FeedRefusal('Это не таблица. Нужен файл CSV или XLSX.')
  }
  return readCsv(text)
}

/** The rows that hold something, cleaned; at most one more than a file may have. */
async function cleanRows(written: AsyncIterable<FeedRow>): Promise<FeedRow[]> {
  const clean = createRowCleaning()
  const rows: FeedRow[] = []
  for await (const row of written) {
    const cleaned = clean(row)
    if (cleaned.cells.size > 0) rows.push(cleaned)
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
