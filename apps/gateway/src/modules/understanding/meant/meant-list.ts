import { formOf } from '@trassa/catalog/ad-types/form-of'
import type { Filter } from '@trassa/catalog/engine/filters/filter'
import { filtersToQuery } from '@trassa/catalog/engine/filters/list-query'
import { placedQuery } from '@trassa/catalog/urls/placed-query'
import type { MeantList } from '@trassa/contracts/entities/understood'
import {
  asksForHire,
  asksForMachines,
  namedAsHired,
} from '../candidates/services/hire-candidates.ts'
import { KINDS_OF_GOODS } from '../fields/said-in-list.ts'
import { typeFields } from '../fields/type-fields.ts'
import type { Understood } from '../understand.ts'
import { leftOutWords } from './left-out-words.ts'
import type { Measure } from './measure.ts'
import { ONLY_NUMBERS, type Way, waysOf } from './ways-of.ts'
import { type Live, type ModelRows, withoutEmptyMarks } from './without-empty-marks.ts'

/** The list that a reading of a query stands for, among the ads that there are. */
export interface Meant extends MeantList {
  score: number
  /** Words say its type. */
  namesType: boolean
  ignored: string
  /** Words that need not be told to be left out: they name what the list is of. */
  said: readonly string[]
  /** How many words mean nothing and no ad has them: those that are left out, or those of a text that finds nothing; less of others that are left out. */
  unmatched: number
  corrected: string | null
  hasPartNumber: boolean
  /** Its ads have all words of its text as they are written. */
  isExact: boolean
}

/** Counting ends then, in milliseconds: a text that is not in memory may take long. */
export const COUNTING_MS = 1000
/** A list without ads is meant where nothing else is about as likely. */
const EMPTY = -1.6
/** For a list that has only some words of its text, and for each word that no ad of one has. */
const IN_PART = -3
const LEFT_OUT = -1
/** A word that is left out, but says something beside others ("левый"), is so much of one. */
const KNOWN_LEFT_OUT = 0.2
/** Ten times as many ads make a list so much likelier. */
const TENFOLD = 0.25

export const isFound = ({ total, isExact }: Meant): boolean => total > 0 && isExact

/** How likely a list is meant: by what the words say, by whether there are ads, and how many. */
export const likelihood = ({ score, total, unmatched, isExact }: Meant): number =>
  score +
  (total === 0 ? EMPTY : TENFOLD * Math.log10(total)) +
  (isExact ? 0 : IN_PART) +
  LEFT_OUT * unmatched

/** Who names a part wants no machine in place of it, though there are some; nor a part who names a machine. */
export function isOtherThing({ adType }: Meant, likeliest: Meant): boolean {
  const [one, other] = [typeFields(adType), typeFields(likeliest.adType)]
  const said = new URLSearchParams(likeliest.query)
  const isNamed =
    likeliest.namesType || [other.kind ?? '', ...KINDS_OF_GOODS].some((key) => said.has(key))
  return isNamed && ((one.isGoods && other.isVehicle) || (one.isVehicle && other.isGoods))
}

/** Finds the lists that readings stand for. */
export function createMeantLists(measure: Measure, rows: ModelRows) {
  async function measured(reading: Live, way: Way): Promise<Meant> {
    const { citySlug, words, leftOut } = way
    const { adType, filters, namesType, unknown, score, corrected = null, hasPartNumber } = reading
    // What is worked on is said by the kind of service; what is hired is not.
    const isSaid = adType === 'services' && !filters.some(asksForHire)
    const said = isSaid ? reading.chosenBy : reading.naming
    const ignored = [
      leftOutWords(leftOut, { adType, filters, said }),
      reading.leftOut,
      ...(reading.absent ?? []),
    ]
      .filter((words) => words !== '')
      .join(' ')
    const own = filters.filter(({ key }) => key !== 'city')
    const all: Filter[] = words ? [...own, { key: 'q', op: 'exact', value: words }] : own
    const query = filtersToQuery(formOf(adType), { filters: all })
    const { total, isExact } = await measure(adType, placedQuery({ query, citySlug }))
    const list = { adType, citySlug, query, total, isExact: isExact || total === 0 }
    const left = leftOut === '' ? 0 : leftOut.split(' ').length
    const meantNothing = total === 0 ? unknown : Math.min(unknown, left)
    const unmatched = meantNothing + KNOWN_LEFT_OUT * Math.max(0, left - unknown)
    return { ...list, score, namesType, ignored, said, unmatched, corrected, hasPartNumber }
  }

  /** What is hired is not left out for the place: "аренда автокрана екатеринбург" is no hire of a loader there. */
  async function hiredElsewhere(reading: Live, first: Way): Promise<Meant | undefined> {
    const { adType, filters, text, chosenBy } = reading
    if (adType !== 'services' || text === '' || !filters.some(asksForHire)) return undefined
    const isNamed = filters.some(namedAsHired)
    if (isNamed) {
      // "аренда экскаватора jcb 3cx": whose machine it is, before all of its kind.
      for (const { words, rest } of reading.named?.() ?? []) {
        if (ONLY_NUMBERS.test(words)) continue
        const ofMaker = await measured(reading, { ...first, words, leftOut: rest })
        if (isFound(ofMaker)) return ofMaker
      }
      const narrower = filters.map((filter) => namedAsHired(filter) ?? filter)
      return measured({ ...reading, filters: narrower }, { ...first, words: '', leftOut: text })
    }
    const noun = chosenBy.join(' ')
    if (noun === '') return undefined
    const rest = text.split(' ').filter((word) => !chosenBy.includes(word))
    const here = { ...first, words: noun, leftOut: rest.join(' ') }
    const foundHere = await measured(reading, here)
    if (isFound(foundHere)) return foundHere
    const anywhere = await measured(reading, { ...here, citySlug: null })
    // A firm that hires out machines has many kinds of them.
    return isFound(anywhere) || !filters.some(asksForMachines) ? foundHere : undefined
  }

  /** Where the place that is named has none: of goods with the longest text that ads elsewhere have. */
  async function namedElsewhere(reading: Live, ways: readonly Way[]): Promise<Meant | undefined> {
    if (typeFields(reading.adType).isVehicle || ways.every(({ citySlug }) => citySlug === null))
      return undefined
    for (const way of ways.filter(({ words }) => words !== '')) {
      const found = await measured(reading, { ...way, citySlug: null })
      if (isFound(found)) return measured(reading, way)
    }
    return undefined
  }

  return {
    /** The list of a reading in the first of these ways that finds ads, of as many of its conditions as possible. */
    listOf: async (reading: Understood, hintedCity: string | undefined): Promise<Meant> => {
      const live = await withoutEmptyMarks(reading, measure, rows)
      const [first, ...more] = waysOf(live, hintedCity)
      let best = await measured(live, first)
      const elsewhere = isFound(best) ? undefined : await hiredElsewhere(live, first)
      if (elsewhere) return elsewhere
      for (const way of more) {
        if (isFound(best)) break
        const other = await measured(live, way)
        if (other.total > 0 && (best.total === 0 || other.isExact)) best = other
      }
      return best.total > 0 ? best : ((await namedElsewhere(live, [first, ...more])) ?? best)
    },
  }
}
