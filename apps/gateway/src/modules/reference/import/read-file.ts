import { MisplacedQuote, readCsvLines } from '@trassa/catalog/dictionaries/csv'
import { formatNumber } from '@trassa/catalog/format/numbers'
import type { DictionaryTableName, TableRow } from '../dictionaries/dictionary-tables.ts'
import { LAYOUT_NAMES, LAYOUTS, type Layout } from './layouts.ts'
import type { Mistakes, RowPosition } from './mistakes.ts'

/** A valid row with its position. */
export type PositionedRow = TableRow & RowPosition

export interface RowsOfFile {
  dictionary: DictionaryTableName
  rows: Iterable<PositionedRow>
}

const NEWLINE = 0x0a

/** The text of a file, or `null` where it is no UTF-8; then the line is a mistake. */
export function decodeFile(bytes: Uint8Array, file: number, mistakes: Mistakes): string | null {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    return decoder.decode(bytes)
  } catch {
    let line = 1
    for (let start = 0; start < bytes.length; line += 1) {
      const newline = bytes.indexOf(NEWLINE, start)
      const end = newline === -1 ? bytes.length : newline + 1
      try {
        decoder.decode(bytes.subarray(start, end))
      } catch {
        break
      }
      start = end
    }
    mistakes.add({ file, line }, 'это не UTF-8. Сохраните файл в этой кодировке')
    return null
  }
}

/** The dictionary of a file and its valid rows; invalid ones are added to the mistakes while rows are read. */
export function readRows(text: string, file: number, mistakes: Mistakes): RowsOfFile | null {
  const lines = readCsvLines(text)
  const header = nextOf(lines, file, mistakes)?.cells.map((name) => name.trim()) ?? []
  const dictionary = LAYOUT_NAMES.find((name) => hasColumns(LAYOUTS[name], header))
  if (!dictionary) {
    mistakes.add({ file, line: 1 }, headerMistake(header))
    return null
  }
  return { dictionary, rows: takeRows(lines, LAYOUTS[dictionary], header, file, mistakes) }
}

type Lines = ReturnType<typeof readCsvLines>

function nextOf(lines: Lines, file: number, mistakes: Mistakes) {
  try {
    return lines.next().value ?? null
  } catch (error) {
    if (!(error instanceof MisplacedQuote)) throw error
    mistakes.add({ file, line: error.line }, 'кавычка не на своём месте, дальше не прочитать')
    return null
  }
}

/** The same columns in any order. */
const hasColumns = ({ columns }: Layout, header: readonly string[]) =>
  Object.keys(columns).toSorted().join() === header.toSorted().join()

function headerMistake(header: readonly string[]): string {
  if (header.length === 1 && header[0]?.includes(';')) {
    return 'столбцы разделены точкой с запятой, а нужна запятая'
  }
  return `неизвестный заголовок «${header.join(',')}». Какие бывают, написано в docs/dictionaries.md`
}

function* takeRows(
  lines: Lines,
  layout: Layout,
  header: readonly string[],
  file: number,
  mistakes: Mistakes,
): Generator<PositionedRow> {
  const seen = new Map<unknown, number>()
  for (let next = nextOf(lines, file, mistakes); next; next = nextOf(lines, file, mistakes)) {
    const { line, cells } = next
    // An empty line, such as the last one of many files.
    if (cells.length === 1 && cells[0]?.trim() === '') continue
    const before = mistakes.total
    const refuse = (reason: string) => {
      mistakes.add({ file, line }, reason)
      return null
    }
    if (cells.length !== header.length) {
      refuse(`столбцов ${cells.length}, а в заголовке ${header.length}`)
      continue
    }
    const row: TableRow = {}
    for (const [index, name] of header.entries()) {
      const written = cells[index]?.trim() ?? ''
      const read = layout.columns[name]
      row[name] = read?.(written, (reason) =>
        refuse(`${name} «${written.slice(0, 60)}»: ${reason}`),
      )
    }
    const mistake = layout.mistakeIn?.(row)
    if (mistake && mistakes.total === before) refuse(mistake)
    const first = seen.get(row.id)
    if (first !== undefined) refuse(`id ${row.id} уже есть в строке ${formatNumber(first)}`)
    else if (row.id !== null) seen.set(row.id, line)
    if (mistakes.total === before) yield { ...(layout.complete?.(row) ?? row), file, line }
  }
}
