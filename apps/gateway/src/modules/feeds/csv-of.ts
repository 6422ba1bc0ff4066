/** Cells that begin so are formulas to a spreadsheet. */
const FORMULA = /^[=+\-@\t\r]/

/** A text that a spreadsheet shows and never carries out. */
const escapeFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

const cell = (text: string): string => `"${escapeFormula(text).replaceAll('"', '""')}"`

/** Rows as a file that Excel opens by itself: semicolons, a byte order mark, quoted cells. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`
