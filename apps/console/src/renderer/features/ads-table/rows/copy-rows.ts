import type { AdRow } from '@trassa/contracts/entities/moderation'
import type { AdColumnDef } from '../columns/table-model.ts'

/** A value on one line and in one cell of a spreadsheet. */
const oneCell = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Rows as text that a spreadsheet takes: tabs between columns, a header above. */
export const rowsAsText = (columns: readonly AdColumnDef[], rows: readonly AdRow[]): string =>
  [
    columns.map(({ header }) => header),
    ...rows.map((row) => columns.map(({ accessorFn }) => oneCell(accessorFn(row)))),
  ]
    .map((cells) => cells.join('\t'))
    .join('\n')
