import { parseDescription } from '@trassa/catalog/description/parse-description'
import { plainText } from '@trassa/catalog/description/plain-text'

/** Characters of a description that a row of a list shows: two lines. */
const LENGTH = 160

/** Characters of a description to read for an excerpt: markup is removed from them. */
export const EXCERPT_SOURCE = 400

/** White space that is not one space already. */
const GAPS = /[^\S ]\s*| \s+/g

/** The beginning of a description as one line of plain text, cut between words. */
export function excerptOf(description: string): string {
  const text = plainText(parseDescription(description)).replace(GAPS, ' ').trim()
  if (text.length <= LENGTH) return text
  const cut = text.slice(0, LENGTH)
  const end = cut.lastIndexOf(' ')
  return `${(end > LENGTH / 2 ? cut.slice(0, end) : cut).replace(/[\s,;:–-]+$/, '').toWellFormed()}…`
}
