/** Cells that begin so are formulas to a spreadsheet. */
const FORMULA = /^[=+\-@\t\r]/

/** A text that a spreadsheet shows and never carries out. */
const escapeFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** The text of a cell that `csvOf` has escaped, when its file comes back. */
export const unescapeFormula = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text

/** A number stays one to a spreadsheet: without quotes, with a decimal comma as Excel in Russian reads it. */
const cell = (value: string | number): string =>
  typeof value === 'number'
    ? String(value).replace('.', ',')
    : `"${escapeFormula(value).replaceAll('"', '""')}"`

/** The byte order mark that a file for Excel begins with. */
export const CSV_START = '\uFEFF'

/** Rows as the lines of a file for Excel: semicolons, quoted texts. */
export const csvLines = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')

/** Rows as a file that Excel opens by itself. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  `${CSV_START}${csvLines(rows)}`
