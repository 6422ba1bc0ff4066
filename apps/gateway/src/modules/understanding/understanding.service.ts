import { formOf } from '@trassa/catalog/ad-types/form-of'
import type { Filter } from '@trassa/catalog/engine/filters/filter'
import { filtersToQuery } from '@trassa/catalog/engine/filters/list-query'
import { placedQuery } from '@trassa/catalog/urls/placed-query'
import type {
  MeantList,
  Understood as UnderstoodQuery,
} from '@trassa/contracts/entities/understood'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { LONGEST_QUERY } from '@trassa/contracts/longest-query'
import { LRUCache } from 'lru-cache'
import type { Understood } from './understand.ts'
import type { UnderstoodMarket } from './understood-market.ts'
import { type Measure, widerList } from './wider-list.ts'

/** A query with where it was typed: in lists of a type and of a place. */
export interface Typed {
  q: string
  adType?: AdType | undefined
  citySlug?: string | undefined
}

interface Meant extends MeantList {
  score: number
  ignored: string
  corrected: string | null
  /** Its ads have all words of its text as they are written. */
  isExact: boolean
}

/** What of a reading a list may keep: without its place it is of the whole country. */
interface Way {
  citySlug: string | null
  words: string
}

/** The place that words name is kept, that of the list above which they were typed may be left. */
function waysOf({ filters, text }: Understood, hintedCity: string | undefined): [Way, ...Way[]] {
  const named = filters.find(({ key }) => key === 'city')
  const place = named?.op === 'exact' ? String(named.value) : (hintedCity ?? null)
  const isHint = !named && place !== null
  const words = text.slice(0, LONGEST_QUERY)
  const hasMore = filters.some((filter) => filter !== named)
  const ways: [Way, ...Way[]] = [{ citySlug: place, words }]
  if (isHint) ways.push({ citySlug: null, words })
  if (words && hasMore) {
    ways.push({ citySlug: place, words: '' })
    if (isHint) ways.push({ citySlug: null, words: '' })
  }
  return ways
}

interface Dependencies {
  market: () => Promise<UnderstoodMarket>
  search: { measure: Measure }
}

/** For the type of the list that a query is typed above. */
const SAME_TYPE = 1.5
/** Readings that are so much worse than the best one are not meant. */
const WITHIN = 9
/** Readings of a query that are counted. */
const MOST_COUNTED = 8
/** A list without ads is meant where nothing else is about as likely. */
const EMPTY = -1.5
/** For a list that has only some words of its text, and for each word that one leaves out. */
const IN_PART = -3
const LEFT_OUT = -2.5
/** Ten times as many ads make a list so much likelier. */
const TENFOLD = 0.25
/** Counting ends then, in milliseconds: a text that is not in memory may take long. */
const COUNTING_MS = 1000
const MOST_OTHERS = 4
/** Answers are as old as this at most, in milliseconds; as many are kept. */
const KEPT_MS = 5000
const MOST_KEPT = 500

export type UnderstandingService = ReturnType<typeof createUnderstandingService>

/** Understands queries by what their words mean and by which ads there are (docs/decisions/185). */
export function createUnderstandingService({ market, search }: Dependencies) {
  const kept = new LRUCache<string, UnderstoodQuery>({ max: MOST_KEPT, ttl: KEPT_MS })

  /** The list of a reading in the first of these ways that finds ads, of as many of its conditions as possible. */
  async function listOf(reading: Understood, hintedCity: string | undefined): Promise<Meant> {
    const [first, ...more] = waysOf(reading, hintedCity)
    let best = await measured(reading, first)
    for (const way of more) {
      if (isFound(best)) break
      const other = await measured(reading, way)
      if (other.total > 0 && (best.total === 0 || other.isExact)) best = other
    }
    return best
  }

  async function measured(reading: Understood, { citySlug, words }: Way): Promise<Meant> {
    const { adType, filters, text, score, corrected = null } = reading
    const own = filters.filter(({ key }) => key !== 'city')
    const all: Filter[] = words ? [...own, { key: 'q', op: 'exact', value: words }] : own
    const query = filtersToQuery(formOf(adType), { filters: all })
    const { total, isExact } = await search.measure(adType, placedQuery({ query, citySlug }))
    const ignored = words === '' ? text : ''
    return { adType, citySlug, query, total, isExact, score, ignored, corrected }
  }

  async function meantLists({ q, adType, citySlug }: Typed): Promise<Meant[]> {
    const { understand } = await market()
    const readings = understand(q)
      .map((one) => ({ ...one, score: one.score + (one.adType === adType ? SAME_TYPE : 0) }))
      .sort((a, b) => b.score - a.score)
    const until = performance.now() + COUNTING_MS
    const lists = await listsOf(likelyOf(readings), citySlug, until)
    if (lists.some(isFound) || !readings.some(({ filters }) => filters.length > 0)) return lists
    // What no ad is filed under may be written in one.
    const score = readings[0]?.score ?? 0
    const asText = readings.map((one) => ({ ...one, filters: [], text: q, score }))
    return [...lists, ...(await listsOf(asText, citySlug, until)).filter(isFound)]
  }

  async function listsOf(
    readings: readonly Understood[],
    citySlug: string | undefined,
    until: number,
  ): Promise<Meant[]> {
    const lists: Meant[] = []
    for (const reading of readings) {
      if (lists.length > 0 && performance.now() > until) break
      lists.push(await listOf(reading, citySlug))
    }
    return lists
  }

  return {
    /** Makes what understands queries, unless that is done. */
    prepare: async (): Promise<void> => void (await market()),
    /** The list that a query means, and what else it may mean. */
    understand: async (typed: Typed): Promise<UnderstoodQuery> => {
      const key = JSON.stringify([typed.q, typed.adType, typed.citySlug])
      const known = kept.get(key)
      if (known) return known
      const lists = await meantLists(typed)
      const [first, ...rest] = lists.sort((a, b) => likelihood(b) - likelihood(a))
      if (!first) throw new Error('A query is read for every type')
      const { ignored, corrected } = first
      const [best, more] = [toList(first), rest.map(toList)]
      const wider = best.total === 0 ? await widerList(best, search.measure) : null
      // Where nothing is near to what is meant, something else may be.
      const shown = best.total > 0 ? best : (wider ?? more.find(({ total }) => total > 0) ?? best)
      const understood = {
        list: shown,
        exact: shown === best ? null : best,
        text: new URLSearchParams(shown.query).get('q') ?? '',
        ignored,
        corrected,
        others: more.filter((one) => one.total > 0 && one !== shown).slice(0, MOST_OTHERS),
      }
      kept.set(key, understood)
      return understood
    },
  }
}

const isFound = ({ total, isExact }: Meant): boolean => total > 0 && isExact

/** Where the words are no filter of any type, they are looked for in the texts of all. */
function likelyOf(readings: readonly Understood[]): readonly Understood[] {
  const [best] = readings
  if (best === undefined || best.filters.length === 0) return readings
  return readings.filter(({ score }) => score > best.score - WITHIN).slice(0, MOST_COUNTED)
}

const likelihood = ({ score, total, ignored, isExact }: Meant): number =>
  score +
  (total === 0 ? EMPTY : TENFOLD * Math.log10(total)) +
  (isExact ? 0 : IN_PART) +
  (ignored === '' ? 0 : LEFT_OUT * ignored.split(' ').length)

const toList = ({ adType, citySlug, query, total }: Meant): MeantList => ({
  adType,
  citySlug,
  query,
  total,
})
