import type { AdRow } from '@trassa/contracts/entities/moderator/moderation'
import type { AdColumnDef } from '../columns/table-model.ts'

/** A value that a spreadsheet would compute: titles and descriptions are typed by users. */
const FORMULA = /^[=+\-@]/

/** A value on one line and in one cell of a spreadsheet, where an apostrophe marks text. */
function oneCell(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return FORMULA.test(line) ? `'${line}` : line
}

/** Rows as text that a spreadsheet takes: tabs between columns, a header above. */
export const rowsAsText = (columns: readonly AdColumnDef[], rows: readonly AdRow[]): string =>
  [
    columns.map(({ header }) => header),
    ...rows.map((row) => columns.map(({ accessorFn }) => oneCell(accessorFn(row)))),
  ]
    .map((cells) => cells.join('\t'))
    .join('\n')
