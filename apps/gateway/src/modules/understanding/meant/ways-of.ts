import { LONGEST_TEXT } from '@trassa/contracts/longest-query'
import { typeFields } from '../fields/type-fields.ts'
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
    const named = [...names, ...parts, ...numbers]
    texts.push(...named.map((one) => ({ words: one.words, leftOut: one.rest })))
  }
  if (mayLeaveOut) texts.push({ words: '', leftOut: text })
  const first: Way = { citySlug: place, words, leftOut: '' }
  const places = isHint ? [place, null] : [place]
  const more = texts.flatMap((one) => places.map((citySlug) => ({ citySlug, ...one })))
  return isHint ? [first, { ...first, citySlug: null }, ...more] : [first, ...more]
}
