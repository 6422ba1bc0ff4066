import { STOCK_FILE_BYTES, STOCK_FILE_ROWS } from '@trassa/contracts/calls/moderator/stock-imports'
import { STOCK_COLUMNS_MAX } from '@trassa/contracts/entities/moderator/stock-import'
import type { CellValue } from 'hucre'
import { readXlsx } from 'hucre/xlsx'
import { isUnpackable } from './zip-sizes.ts'

/** Of all parts of the workbook; a sheet of 5 000 rows and a hundred columns takes some 40 MB. */
const UNPACKED_MAX = 200 * 1024 * 1024
/** Lines that are read: those of the limit, one too many, and empty ones above the header. */
const LINES_MAX = STOCK_FILE_ROWS + 100
/** Characters of all cells, as a CSV may have: cells share texts, so that a small workbook may hold gigabytes. */
const TEXT_MAX = STOCK_FILE_BYTES
/** Characters of one line, as of a CSV. */
const LINE_TEXT_MAX = 100_000

/** The texts of a sheet by lines, or a sentence that says why it is not read. */
export type WorkbookLines = { lines: string[][] } | { refusal: string }

/** The first sheet of a workbook. Formulas count as the values that the spreadsheet has stored for them. */
export async function readWorkbookLines(bytes: Buffer): Promise<WorkbookLines> {
  if (!isUnpackable(bytes, UNPACKED_MAX)) {
    return { refusal: 'Книгу не распаковать: она повреждена или слишком большая.' }
  }
  try {
    const { sheets } = await readXlsx(bytes, { sheets: [0], maxRows: LINES_MAX })
    return boundedLines(sheets[0]?.rows ?? [])
  } catch {
    return { refusal: 'Книгу Excel не прочитать. Сохраните её заново или как CSV.' }
  }
}

function boundedLines(rows: readonly CellValue[][]): WorkbookLines {
  const lines: string[][] = []
  let left = TEXT_MAX
  for (const [place, row] of rows.entries()) {
    const line = row.slice(0, row.findLastIndex(isFilled) + 1)
    if (line.length > STOCK_COLUMNS_MAX) {
      return { refusal: `В строке ${place + 1} больше 1 000 столбцов.` }
    }
    const texts = line.map(textOf)
    const length = texts.reduce((sum, text) => sum + text.length, 0)
    if (length > LINE_TEXT_MAX) {
      return { refusal: `В строке ${place + 1} больше 100 000 знаков.` }
    }
    left -= length
    if (left < 0) return { refusal: 'В книге слишком много текста. Разделите её на несколько.' }
    lines.push(texts)
  }
  return { lines }
}

const isFilled = (value: CellValue | undefined): boolean =>
  value !== null && value !== undefined && value !== ''

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
