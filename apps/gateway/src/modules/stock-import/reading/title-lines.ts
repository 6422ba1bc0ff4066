/** Lines above the header that are looked through. */
const LINES = 20
/** "Склад на 23.11;;;": a merged cell above the table, as a spreadsheet writes it to a CSV. */
const TITLE = /^[^;\t,"\r\n]*[;\t,]+\s*$/

/** How many lines of a CSV stand above its header. */
export function countTitleLines(text: string): number {
  const lines = text.split('\n', LINES)
  const header = lines.findIndex((line) => line.trim() !== '' && !TITLE.test(line))
  return Math.max(0, header)
}

const isFilled = (cell: string): boolean => cell !== ''

/** The place of a workbook's header: the first line of several cells, else the first that is not empty. */
export function headerPlace(lines: readonly (readonly string[])[]): number {
  const above = lines.slice(0, LINES)
  const several = above.findIndex((line) => line.filter(isFilled).length > 1)
  return several === -1 ? above.findIndex((line) => line.some(isFilled)) : several
}
