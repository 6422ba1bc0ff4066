import { LONGEST_TEXT } from '@trassa/contracts/longest-query'
import { typeFields } from '../fields/type-fields.ts'
import type { NamedText } from '../spans/texts-of.ts'
import type { Understood } from '../understand.ts'
import { withoutEach } from './without-each.ts'

/** What of a reading a list may keep: without its place it is of the whole country. */
export interface Way {
  citySlug: string | null
  words: string
  /** The words of its text that it leaves out. */
  leftOut: string
}

export const ONLY_NUMBERS = /^[\d.,\s]+$/

/** The place that words name is kept, that of the list above which they were typed may be left. */
export function waysOf(reading: Understood, hintedCity: string | undefined): [Way, ...Way[]] {
  const { adType, filters, namesType, text, otherText, named: namesIn = () => [] } = reading
  const named = filters.find(({ key }) => key === 'city')
  const place = named?.op === 'exact' ? String(named.value) : (hintedCity ?? null)
  const isHint = !named && place !== null
  const either = otherText === undefined ? text : `${text} или ${otherText}`
  const words = either.length > LONGEST_TEXT ? text.slice(0, LONGEST_TEXT) : either
  const hasMore = namesType || filters.some((filter) => filter !== named)
  const mayLeaveOut = words !== '' && hasMore && !reading.hasPartNumber
  const texts: Omit<Way, 'citySlug'>[] = []
  if (mayLeaveOut) {
    // Of cars, too many texts have any one of the words.
    const parts = typeFields(adType).byKey.has('mileage') ? [] : withoutEach(text, otherText)
    const all = namesIn()
    const numbers = all.filter(({ words }) => ONLY_NUMBERS.test(words))
    const names = all.filter((one) => !numbers.includes(one))
    // Of "ямаха 40 2-тактный" first the others of that maker with two strokes.
    const withName = parts.filter((part) => names.some((name) => holds(part, name)))
    const others = parts.filter((part) => !withName.includes(part))
    const inOrder = [...withName, ...names, ...others, ...numbers]
    texts.push(...inOrder.map((one) => ({ words: one.words, leftOut: one.rest })))
  }
  if (mayLeaveOut) texts.push({ words: '', leftOut: text })
  const first: Way = { citySlug: place, words, leftOut: '' }
  const places = isHint ? [place, null] : [place]
  const more = texts.flatMap((one) => places.map((citySlug) => ({ citySlug, ...one })))
  return isHint ? [first, { ...first, citySlug: null }, ...more] : [first, ...more]
}

/** Whether a text has all words of another one, and more. */
function holds(text: NamedText, other: NamedText): boolean {
  const [words = '', needed = ''] = [text.words, other.words].map((one) => one.split(' или ')[0])
  const own = words.split(' ')
  const all = needed.split(' ')
  return own.length > all.length && all.every((word) => own.includes(word))
}
