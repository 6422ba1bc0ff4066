/** Lists and quotes within each other that a description may have (domain §4). */
export const MARKUP_DEPTH_MAX = 8

// Parsing time grows faster than linearly with each of these. Within them it stays below 50 ms, also for
// texts that were searched for to be slow (docs/decisions/045).
const ITEMS_MAX = 300
const SIGNS_MAX = 400
const LINES_MAX = 500

/** What is wrong with a description that is not `isSimpleMarkup`, and what to do. */
export const TOO_COMPLEX_MARKUP =
  'Слишком сложное оформление: уберите вложенные списки и цитаты, сократите списки и выделения'

const LINE_BREAK = /\r\n?|\n/
const THEMATIC_BREAK = /^[ \t]*([-*_])[ \t]*(?:\1[ \t]*){2,}$/
/** Characters that begin and end emphasis, code, links, character references. */
const SIGNS = /[*_`[\]<&]/g
/** The beginning of a quote or of a list's item. */
const CONTAINER_MARK = /([ \t]*)(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$))/y

const TAB_WIDTH = 4
/** Columns that the narrowest item takes from its lines. */
const ITEM_WIDTH = 2

const widthOf = (indent: string) => indent.replaceAll('\t', ' '.repeat(TAB_WIDTH)).length

/** The marks that a line begins with, and the columns before them. */
function containersOf(line: string): { count: number; indent: number } {
  let count = 0
  let indent = 0
  CONTAINER_MARK.lastIndex = 0
  for (let mark = CONTAINER_MARK.exec(line); mark; mark = CONTAINER_MARK.exec(line)) {
    if (count === 0) indent = widthOf(mark[1] ?? '')
    count += 1
  }
  return { count, indent }
}

/**
 * Whether a markdown text can be parsed at a bounded cost. Linear and without a parser: the form asks
 * while one types, the gateway before it parses.
 */
export function isSimpleMarkup(text: string): boolean {
  const lines = text.split(LINE_BREAK)
  if (lines.length > LINES_MAX) return false
  let items = 0
  let signs = 0
  let depth = 0
  for (const line of lines) {
    if (THEMATIC_BREAK.test(line)) continue
    const { count, indent } = containersOf(line)
    // An indented line may continue what the lines before have opened.
    if (count > 0) depth = Math.min(depth, Math.floor(indent / ITEM_WIDTH)) + count
    items += count
    signs += line.match(SIGNS)?.length ?? 0
    if (depth > MARKUP_DEPTH_MAX || items > ITEMS_MAX || signs > SIGNS_MAX) return false
  }
  return true
}
