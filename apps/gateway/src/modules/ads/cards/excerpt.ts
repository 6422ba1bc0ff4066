/** Characters of a description that a row of a list shows: two lines. */
const LENGTH = 160

/** Characters of a description to read for an excerpt: markup is removed from them. */
export const EXCERPT_SOURCE = 400

/** Markdown of the start of a line, then of its inside; the text of a link stays. */
const MARKUP = [
  [/^[ \t]*(?:#{1,6}|>|[-*+]|\d{1,3}[.)])[ \t]+/gm, ''],
  [/\[([^\]]*)\]\([^)]*\)/g, '$1'],
  [/(\*\*|__|~~|`)/g, ''],
  [/\s+/g, ' '],
] as const

/** The beginning of a description as one line of plain text, cut between words. */
export function excerptOf(description: string): string {
  const text = MARKUP.reduce((rest, [what, by]) => rest.replace(what, by), description).trim()
  if (text.length <= LENGTH) return text
  const cut = text.slice(0, LENGTH)
  const end = cut.lastIndexOf(' ')
  return `${(end > LENGTH / 2 ? cut.slice(0, end) : cut).replace(/[\s,;:–-]+$/, '').toWellFormed()}…`
}
