import type { Token } from '@trassa/catalog/names/spelling-key'
import { isSkipped } from '../lexicon/labels.ts'
import { mostPopular } from './most-popular.ts'
import { NO_MODELS } from './named-models.ts'
import type { Known, NamedSpan } from './span.ts'

/** Words of a name at most. */
const LONGEST_NAME = 7

/** A Lada's index in two numbers: "ваз 21 14"; "марк 2 110" is none. */
const HALVED = /^21\d\d$/
const HALF = 2
const HAS_FRACTION = /\d[.,]\d/

/** A bit for each place. */
export const maskOf = (places: readonly number[]): number =>
  places.reduce((mask, place) => mask | (1 << place), 0)

/** Generations with shorter names are not asked for in lists that have none: "рейка е39". */
const LEAST_OF_CODE = 3

/** "jf011e" is a gearbox, no JF-Stoll. */
const LEAST_OF_MARK = 3

/** Of both alphabets: their look-alikes have one key. */
const RIM_SIZE = /^[rp](?:1[2-9]|2[0-4])$/

export const isYear = (key: string): boolean => /^(?:19[3-9]\d|20[0-3]\d)$/.test(key)

/** Digits of the name of a model: "ауди 100 с4". */
const LEAST_OF_NUMBER = 3

/** The bits of so many tokens in a row. */
export const rowOf = (from: number, size: number): number => (2 ** size - 1) << from

/** Whether digits and letters of one word meet between two tokens. */
const isOneWord = (before: Token | undefined, after: Token | undefined): boolean =>
  before !== undefined && before.isNumber !== after?.isNumber && before.end === after?.start

/** Whether a word begins before a place: "6t30" is no T30, the "4" of "л4н3" no generation; in "ваз2109" a mark stands before the number. */
export const isWithinWord = (tokens: readonly Token[], place: number): boolean => {
  const before = tokens[place - 1]
  const isPart = before?.isNumber === true || before?.text.length === 1
  return isPart && isOneWord(before, tokens[place])
}

/** Names of rows, and words that mean nothing, that a query holds. */
export function namedSpans(tokens: readonly Token[], known: Known): NamedSpan[] {
  const spans: NamedSpan[] = []
  for (const [from, first] of tokens.entries()) {
    if (isWithinWord(tokens, from)) continue
    let key = ''
    let [letters, digits] = [0, 0]
    for (const [further, token] of tokens.slice(from, from + LONGEST_NAME).entries()) {
      const size = further + 1
      key += token.key
      if (token.isNumber) digits += token.text.length
      else letters += token.text.length
      // "16 5" is no 165, but "2 1 1 0" is a 2110, and "18.4 34" a tyre.
      const isHalved = token.text.length === HALF && HALVED.test(key)
      const isJoined = digits === size || isHalved || HAS_FRACTION.test(key)
      if (further > 0 && letters === 0 && !isJoined) break
      // "6t30" is no 6 t either, "x3 m40i" no X3 M, "мустанг v8" not the fifth.
      const isCut = !token.isNumber && isOneWord(token, tokens[from + size])
      const isShort =
        size === 1 &&
        token.text.length < LEAST_OF_MARK &&
        isOneWord(tokens[from + 1], tokens[from + 2])
      if (isCut && (first.isNumber || token.text.length === 1)) continue
      const spelled = known.named(key)
      const inflected = size === 1 ? known.inflected(first.text) : undefined
      const isOrdinary = spelled?.isOrdinary && spelled.labels.length === 0
      const named = isOrdinary ? (inflected ?? spelled) : (spelled ?? inflected)
      if (!named || (isCut && isShort && named.marks.length > 0)) continue
      const mask = rowOf(from, size)
      const before = tokens[from - 1]
      const isAfterModel =
        // The "с" of "а6 с5" is no preposition.
        (!isSkipped(first.text) || isOneWord(first, tokens[from + 1])) &&
        spans.some(
          (span) =>
            span.mask >>> from === 0 &&
            span.mask >>> (from - 1) === 1 &&
            (span.letters > 0 || span.digits >= LEAST_OF_NUMBER) &&
            span.named.models.length > 0,
        )
      const isApart =
        before?.isNumber === true && letters === 0 && before.text.length !== HALF && digits !== size
      const withBefore = before && !isApart ? known.named(before.key + key) : undefined
      const places = mostPopular('places', named.places, known)
      const isCode = letters > 0 && letters + digits >= LEAST_OF_CODE
      spans.push({
        ...{ mask, size, letters, digits, named, places, isAfterModel },
        isRimSize: RIM_SIZE.test(key),
        isYear: isYear(key),
        isKnownPlace: places.some((slug) => known.popularityOf('places', slug) > 0),
        // A trailer called "Для снегохода" is one of many for that.
        models: first.text === 'для' ? NO_MODELS : known.modelsNamed(named),
        modelsOfGenerations: isCode ? known.modelsOfGenerations(named) : NO_MODELS,
        withBefore: withBefore ? known.modelsNamed(withBefore) : NO_MODELS,
      })
    }
  }
  return spans
}
