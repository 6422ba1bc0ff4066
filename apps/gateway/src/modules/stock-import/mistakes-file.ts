import type { StockProblem } from '@trassa/contracts/entities/moderator/stock-import'
import { csvOf } from '../../platform/spreadsheet/csv-of.ts'
import type { StockRowRecord } from './stock-import-rows.table.ts'

const sentence = ({ column, message }: StockProblem): string =>
  column === null ? message : `${column}: ${message}`

/** The rows with mistakes as the file has them, and in front what is to be mended: for the dealer. */
export function mistakesFile(
  columns: readonly string[],
  rows: readonly Pick<StockRowRecord, 'row' | 'cells' | 'problems'>[],
): Buffer {
  const header = ['Строка', 'Что исправить', ...columns]
  const lines = rows.map(({ row, cells, problems }) => [
    String(row),
    problems.map(sentence).join('. '),
    ...columns.map((name) => cells[name] ?? ''),
  ])
  return Buffer.from(csvOf([header, ...lines]))
}
