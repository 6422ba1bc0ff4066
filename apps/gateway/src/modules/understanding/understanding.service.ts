import { isDeepStrictEqual } from 'node:util'
import type {
  MeantList,
  Understood as UnderstoodQuery,
} from '@trassa/contracts/entities/understood'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { LRUCache } from 'lru-cache'
import { createMeantLists, isFound, type Meant } from './meant-list.ts'
import type { Understood } from './understand.ts'
import type { UnderstoodMarket } from './understood-market.ts'
import { type Measure, OF_THINGS, relatedList, widerList } from './wider-list.ts'

/** A query with where it was typed: in lists of a type and of a place. */
export interface Typed {
  q: string
  adType?: AdType | undefined
  citySlug?: string | undefined
}

interface Dependencies {
  market: () => Promise<UnderstoodMarket>
  search: { measure: Measure }
}

/** For the type of the list that a query is typed above. */
const SAME_TYPE = 1.5
/** Readings that are so much worse than the best one are not meant. */
const WITHIN = 9
/** One with ads is meant in place of an empty one that is so much likelier at most. */
const ABOUT_AS_LIKELY = 5
/** Readings of a query that are counted. */
const MOST_COUNTED = 8
/** A list without ads is meant where nothing else is about as likely. */
const EMPTY = -1.8
/** For a list that has only some words of its text, and for each word that no ad of one has. */
const IN_PART = -3
const LEFT_OUT = -1
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

  async function meantLists(
    { q, adType, citySlug }: Typed,
    { understand, markOf }: UnderstoodMarket,
  ): Promise<Meant[]> {
    const { listOf } = createMeantLists(search.measure, markOf)
    const until = performance.now() + COUNTING_MS
    async function listsOf(readings: readonly Understood[]): Promise<Meant[]> {
      const lists: Meant[] = []
      for (const reading of readings) {
        if (lists.length > 0 && performance.now() > until) break
        lists.push(await listOf(reading, citySlug))
      }
      return lists
    }

    const readings = understand(q)
      .map((one) => ({ ...one, score: one.score + (one.adType === adType ? SAME_TYPE : 0) }))
      .sort((a, b) => b.score - a.score)
    const likely = likelyOf(readings)
    const lists = await listsOf(likely)
    if (lists.some(isFound) || !readings.some(({ filters }) => filters.length > 0)) return lists
    // What no ad is filed under may be written in one.
    const [best] = likely
    const isOfThings = best?.filters.some(({ key }) => OF_THINGS.has(key))
    const asText = (isOfThings ? likely : readings).map((one) => {
      return { ...one, filters: [], namesType: false, text: q, score: best?.score ?? 0 }
    })
    return [...lists, ...(await listsOf(asText)).filter(isFound)]
  }

  /** Other ads of the type, where nothing is near to what is meant. */
  async function wholeType({ adType, query }: MeantList): Promise<MeantList | null> {
    if (isTextAlone(query)) return null
    const { total } = await search.measure(adType, '')
    return total > 0 ? { adType, citySlug: null, query: '', total } : null
  }

  return {
    /** Makes what understands queries, unless that is done. */
    prepare: async (): Promise<void> => void (await market()),
    /** The list that a query means, and what else it may mean. */
    understand: async (typed: Typed): Promise<UnderstoodQuery> => {
      const key = JSON.stringify([typed.q, typed.adType, typed.citySlug])
      const known = kept.get(key)
      if (known) return known
      const current = await market()
      const lists = await meantLists(typed, current)
      const [first, ...rest] = lists.sort((a, b) => likelihood(b) - likelihood(a))
      if (!first) throw new Error('A query is read for every type')
      const { ignored, corrected } = first
      const [best, more] = [toList(first), rest.map(toList)]
      // Where nothing is near to what is meant, something else may be.
      const likelyToo = rest.find(
        (one) => one.total > 0 && likelihood(one) > likelihood(first) - ABOUT_AS_LIKELY,
      )
      const shown =
        best.total > 0
          ? best
          : ((await widerList(best, search.measure, current.familyOf)) ??
            (likelyToo && toList(likelyToo)) ??
            (await relatedList(best, search.measure)) ??
            more.find(({ total }) => total > 0) ??
            (await wholeType(best)) ??
            best)
      const understood = {
        list: shown,
        exact: shown === best ? null : best,
        text: new URLSearchParams(shown.query).get('q') ?? '',
        ignored,
        corrected,
        others: more
          .filter((one) => one.total > 0 && !isDeepStrictEqual(one, shown))
          .slice(0, MOST_OTHERS),
      }
      kept.set(key, understood)
      return understood
    },
  }
}

/** Whether a list asks for words and nothing else, or for nothing. */
const isTextAlone = (query: string): boolean =>
  [...new URLSearchParams(query).keys()].every((key) => key === 'q')

/** A reading without a condition, a type and a text means nothing: the word says what a thing is for. */
const meansSomething = ({ filters, namesType, text }: Understood): boolean =>
  filters.length > 0 || namesType || text !== ''

/** Where the words are no filter of any type, they are looked for in the texts of all. */
function likelyOf(all: readonly Understood[]): readonly Understood[] {
  const meaning = all.filter(meansSomething)
  const readings = meaning.length > 0 ? meaning : all
  const [best] = readings
  if (best === undefined || best.filters.length === 0) return readings
  return readings.filter(({ score }) => score > best.score - WITHIN).slice(0, MOST_COUNTED)
}

const likelihood = ({ score, total, unmatched, isExact }: Meant): number =>
  score +
  (total === 0 ? EMPTY : TENFOLD * Math.log10(total)) +
  (isExact ? 0 : IN_PART) +
  LEFT_OUT * unmatched

const toList = ({ adType, citySlug, query, total }: Meant): MeantList => ({
  adType,
  citySlug,
  query,
  total,
})
