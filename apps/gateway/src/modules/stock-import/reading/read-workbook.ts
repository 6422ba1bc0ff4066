import { STOCK_FILE_ROWS } from '@trassa/contracts/calls/moderator/stock-imports'
import type { CellValue } from 'hucre'
import { readXlsx } from 'hucre/xlsx'
import { CellCollector, FeedRefusal, type FeedRow } from '../../feeds/public.ts'
import { isUnpackable } from './zip-sizes.ts'

/** Of all parts of the workbook; a sheet of 5 000 rows and a hundred columns takes some 40 MB. */
const UNPACKED_MAX = 200 * 1024 * 1024
/** Lines that are read: those of the limit, one too many, and empty ones above the header. */
const LINES_MAX = STOCK_FILE_ROWS + 100

const isFilled = (cell: string): boolean => cell !== ''

/**
 * The rows of a workbook's first sheet by the names of its first line that is not empty. Formulas count as the
 * values that the spreadsheet has stored for them.
 *
 * @throws FeedRefusal
 */
export async function readWorkbook(bytes: Buffer): Promise<FeedRow[]> {
  const lines = await linesOf(bytes)
  const start = lines.findIndex((line) => line.some(isFilled))
  const header = lines[start]
  if (!header) return []
  return lines.flatMap((line, place) => {
    if (place <= start || !line.some(isFilled)) return []
    const collector = new CellCollector()
    for (const [column, name] of header.entries()) collector.add(name, line[column] ?? '')
    return [{ row: place + 1, cells: collector.cells() }]
  })
}

async function linesOf(bytes: Buffer): Promise<string[][]> {
  if (!isUnpackable(bytes, UNPACKED_MAX)) {
    throw new FeedRefusal('Книгу не распаковать: она повреждена или слишком большая.')
  }
  try {
    const { sheets } = await readXlsx(bytes, { sheets: [0], maxRows: LINES_MAX })
    return (sheets[0]?.rows ?? []).map((line) => line.map(textOf))
  } catch (cause) {
    throw new FeedRefusal('Книгу Excel не прочитать. Сохраните её заново или как CSV.', { cause })
  }
}

function textOf(value: CellValue | undefined): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return dateOf(value)
  if (typeof value === 'boolean') return value ? 'да' : 'нет'
  return String(value).toWellFormed().replaceAll('\0', '').trim()
}

const twoDigits = (part: number): string => String(part).padStart(2, '0')

/** Spreadsheets have no time zones: the library gives what stands in the cell as UTC. */
const dateOf = (date: Date): string =>
  [twoDigits(date.getUTCDate()), twoDigits(date.getUTCMonth() + 1), date.getUTCFullYear()].join('.')
