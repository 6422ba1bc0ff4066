import type { AdRow } from '@trassa/contracts/entities/moderation'
import type { Column } from '../columns/columns.tsx'

/** A value on one line and in one cell of a spreadsheet. */
const oneCell = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Rows as text that a spreadsheet takes: tabs between columns, a header above. */
export const rowsAsText = (columns: readonly Column[], rows: readonly AdRow[]): string =>
  [
    columns.map(({ name }) => name),
    ...rows.map((row) => columns.map(({ text }) => oneCell(text(row)))),
  ]
    .map((cells) => cells.join('\t'))
    .join('\n')
