import { plainSpelling, tokensOf } from '@trassa/catalog/names/spelling-key'
import { stem } from '@trassa/catalog/names/stem'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { visitAll } from '../../../platform/concurrency/in-slices.ts'

/** Of a label that says the ad type alone: `грузовик`. */
export const TYPE_KEY = 'ad_type'

/** One name of a filter's value in the lists of a type: `Пресс-подборщик`. */
export interface NamedLabel {
  adType: AdType
  /** The filter's, or `TYPE_KEY`. */
  key: string
  value: string | number | boolean
  /** Of a range: which of its ends the value is. */
  end?: 'from' | 'to'
  /** The name is narrower than the value: it stays in the text as well. */
  isNarrower?: boolean
  name: string
}

/** A label whose words stand among those of a query. */
export interface FoundLabel {
  label: NamedLabel
  /** Places of its words in the query, ascending. */
  places: number[]
}

export interface Labels {
  /** @param stems of the query's words */
  find: (stems: readonly string[]) => FoundLabel[]
}

/** Words between the words of a label, at most. */
const MOST_BETWEEN = 2

/** Prepositions and conjunctions: neither a label nor a reading depends on them. */
const SKIPPED = new Set(['и', 'в', 'на', 'для', 'под', 'с', 'со', 'к', 'по', 'из', 'от', 'или'])
export const isSkipped = (text: string): boolean => SKIPPED.has(text)

const NEGATIONS = new Set(['не', 'без', 'ни'])
export const isNegation = (text: string): boolean => NEGATIONS.has(text)

interface LabelWords {
  stems: readonly string[]
  /** Of all types and filters that have this name. */
  labels: NamedLabel[]
}

const NONE: readonly LabelWords[] = []

/**
 * The stems of a label's words; `undefined` where these mean something in their order only: digits ("4 т" is not "т4"), what is denied ("с птс без пробега" is not
 * "без птс") or below something ("тент на прицеп" is not "прицеп под тентом"), and one word after a preposition ("на запчасти" is not "запчасти").
 */
function stemsOf(name: string): string[] | undefined {
  const tokens = tokensOf(plainSpelling(name))
  if (tokens.some(({ isNumber }) => isNumber)) return undefined
  const texts = tokens.map(({ text }) => text)
  if (texts.some((text) => isNegation(text) || text === 'под')) return undefined
  const words = texts.filter((text) => !isSkipped(text))
  if (words.length === 1 && texts.length > 1) return undefined
  return [...new Set(words.map(stem))]
}

/** Finds labels by the stems of their words, in any order: `передний бампер` is `Бампер передний`. */
export function* makeLabels(labels: readonly NamedLabel[]): Generator<void, Labels> {
  const byStem = new Map<string, LabelWords[]>()
  function add(name: string, same: NamedLabel[]): void {
    const stems = stemsOf(name)
    const [first] = stems ?? []
    if (stems === undefined || first === undefined) return
    const words = { stems, labels: same }
    const others = byStem.get(first)
    if (others) others.push(words)
    else byStem.set(first, [words])
  }
  const byName = Map.groupBy(labels, ({ name }) => name)
  yield* visitAll([...byName], ([name, same]) => add(name, same))

  return {
    find: (stems) => {
      const placeOf = new Map(stems.map((one, place) => [one, place]))
      return [...placeOf.keys()].flatMap((one) =>
        (byStem.get(one) ?? NONE).flatMap(({ labels: same, stems: wanted }) => {
          const places = wanted.flatMap((word) => placeOf.get(word) ?? [])
          if (places.length < wanted.length) return []
          places.sort((a, b) => a - b)
          const width = (places.at(-1) ?? 0) - (places[0] ?? 0) + 1
          if (width > wanted.length + MOST_BETWEEN) return []
          if (places.some((place) => place > 0 && isNegation(stems[place - 1] ?? ''))) return []
          return same.map((label) => ({ label, places }))
        }),
      )
    },
  }
}
