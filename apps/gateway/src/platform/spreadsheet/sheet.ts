import { writeXlsxStream } from 'hucre/xlsx'
import { CSV_START, csvLines } from './csv-of.ts'

/** The values of a column, and how a spreadsheet shows them. */
export type SheetColumnKind = 'text' | 'amount' | 'decimal' | 'number' | 'price' | 'time'

export interface SheetColumn {
  header: string
  kind: SheetColumnKind
}

/** A `Date` has the clock of the reader in its UTC fields: spreadsheets know no time zones. */
export type SheetValue = string | number | Date | null

/** Rows in portions, as they are read. */
export type SheetRows = AsyncIterable<readonly (readonly SheetValue[])[]>

/** Formats of Excel, which it shows with the separators of the reader's language, and widths in characters. */
const FORMATS: Record<SheetColumnKind, { numFmt?: string; width: number }> = {
  text: { width: 24 },
  amount: { numFmt: '#,##0', width: 12 },
  decimal: { numFmt: '#,##0.##', width: 12 },
  number: { numFmt: '0', width: 10 },
  price: { numFmt: '#,##0 "₽"', width: 16 },
  time: { numFmt: 'dd.mm.yyyy hh:mm', width: 17 },
}

/** Signs that XML does not have. */
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const inXml = (value: SheetValue): SheetValue =>
  typeof value === 'string' ? value.replace(NOT_XML, '') : value

/** `23.11.2026 14:05`: Excel in Russian reads it as a date. */
function timeText(date: Date): string {
  const [day = '', clock = ''] = date.toISOString().split('T')
  return `${day.split('-').reverse().join('.')} ${clock.slice(0, 5)}`
}

const inCsv = (value: SheetValue): string | number =>
  value instanceof Date ? timeText(value) : (value ?? '')

async function* singly(columns: readonly SheetColumn[], rows: SheetRows) {
  yield columns.map(({ header }) => header)
  for await (const portion of rows) {
    for (const row of portion) yield row.map(inXml)
  }
}

/** A workbook of one sheet, in bytes as its rows are read. */
export const xlsxOf = (
  name: string,
  columns: readonly SheetColumn[],
  rows: SheetRows,
): AsyncIterable<Uint8Array> =>
  writeXlsxStream(singly(columns, rows), {
    name,
    columns: columns.map(({ kind }) => FORMATS[kind]),
    freezePane: { rows: 1, columns: 1 },
  })

/** The same rows as a file with semicolons, which Excel in Russian opens by itself. */
export async function* csvStreamOf(
  columns: readonly SheetColumn[],
  rows: SheetRows,
): AsyncIterable<Uint8Array> {
  yield Buffer.from(`${CSV_START}${csvLines([columns.map(({ header }) => header)])}`)
  for await (const portion of rows)
    yield Buffer.from(csvLines(portion.map((row) => row.map(inCsv))))
}
