import { plainSpelling } from '@trassa/catalog/names/spelling-key'
import type {
  MeantList,
  Understood as UnderstoodQuery,
} from '@trassa/contracts/entities/understood'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { LRUCache } from 'lru-cache'
import { hasTextAlone, OF_THINGS } from './fields/said-in-list.ts'
import { typeFields } from './fields/type-fields.ts'
import { firstWords } from './meant/first-words.ts'
import { inOrder, nearestFirst } from './meant/list-order.ts'
import {
  COUNTING_MS,
  createMeantLists,
  isFound,
  isOtherThing,
  likelihood,
  type Meant,
} from './meant/meant-list.ts'
import type { Measure } from './meant/measure.ts'
import { isMeaning, isSameList, sameModelIn } from './meant/other-meanings.ts'
import { withoutText } from './meant/without-text.ts'
import { SIZES } from './nearest/asked-things.ts'
import { nearestTo } from './nearest/nearest-to.ts'
import { calledSoList } from './nearest/wider-list.ts'
import { SAME_TYPE, WITHIN } from './reading/best-readings.ts'
import { orderOf } from './reading/order-words.ts'
import type { Understood } from './understand.ts'
import type { UnderstoodMarket } from './understood-market.ts'

/** A query with where it was typed: in lists of a type and of a place. */
export interface Typed {
  q: string
  adType?: AdType | undefined
  citySlug?: string | undefined
}

interface Dependencies {
  market: () => Promise<
    Pick<UnderstoodMarket, 'understand' | 'markOf' | 'modelOf' | 'modelName' | 'alike'>
  >
  search: { measure: Measure }
  /** Milliseconds of a clock that never goes back. */
  now?: () => number
}

/** Readings of a query that are counted. */
const MOST_COUNTED = 8
const MOST_OTHERS = 4
/** A list of vehicles where the likeliest reading is one of goods, or the other way round. */
const OTHER_THING = 2
/** A service where the likeliest reading is a machine for sale: "автокран 25 тонн". */
const SERVICE = 0.2
/** Answers are as old as this at most, in milliseconds; as many are kept. */
const KEPT_MS = 5000
const MOST_KEPT = 500

export type UnderstandingService = ReturnType<typeof createUnderstandingService>

/** Understands queries by what their words mean and by which ads there are (docs/decisions/185, 191). */
export function createUnderstandingService({
  market,
  search,
  now = () => performance.now(),
}: Dependencies) {
  // By default it holds on to the time of `perf` until a timer has run.
  const time = { perf: { now }, ttlResolution: 0 }
  const kept = new LRUCache<string, UnderstoodQuery>({ max: MOST_KEPT, ttl: KEPT_MS, ...time })

  async function read({ q, adType, citySlug }: Typed): Promise<UnderstoodQuery> {
    const { understand, alike, ...rows } = await market()
    const { listOf } = createMeantLists(search.measure, rows)
    const until = now() + COUNTING_MS
    async function listsOf(readings: readonly Understood[]): Promise<Meant[]> {
      const lists: Meant[] = []
      for (const reading of readings) {
        if (lists.length > 0 && now() > until) break
        lists.push(await listOf(reading, citySlug))
      }
      return lists
    }

    const readings = understand(q)
      .map((one) => ({ ...one, score: one.score + (one.adType === adType ? SAME_TYPE : 0) }))
      .sort((a, b) => b.score - a.score)
    const likely = likelyOf(readings)
    const lists = await listsOf(likely)
    const [likeliest] = likely
    const [first] = lists
    if (likeliest && isPropertyAlone(likeliest) && !lists.some(isFound)) {
      // What no ad is filed under may be written in one: "шноркель".
      const { score } = likeliest
      const texts = await listsOf(readings.map((one) => asText(one, { q, score })))
      lists.push(...texts.filter(isFound))
    }
    const likelihoodOf = (one: Meant): number =>
      likelihood(one) -
      (first && isOtherThing(one, first) ? OTHER_THING : 0) -
      (first && first.adType !== 'services' && one.adType === 'services' ? SERVICE : 0)
    const [likeliestOne, ...others] = lists.sort((a, b) => likelihoodOf(b) - likelihoodOf(a))
    if (!likeliestOne) throw new Error('A query is read for every type')
    // Words alone are looked for wherever there are ads with them, as likely as they may be.
    const isNowhere = likeliestOne.total === 0 && hasTextAlone(likeliestOne.query)
    const elsewhere = isNowhere
      ? others.find(isFound)
      : likeliestOne.total === 0
        ? sameModelIn(others, likeliestOne)
        : undefined
    const best = elsewhere ?? likeliestOne
    const rest = [likeliestOne, ...others].filter((one) => one !== best)

    const meant = best.total > 0 ? best : await calledSoList(best, search.measure, alike)
    const nearest =
      meant ??
      (await nearestTo(best, rest, {
        measure: search.measure,
        alike,
        unlikely: () =>
          listsOf(readings.filter((one) => !likely.includes(one)).slice(0, MOST_OTHERS)),
      }))
    const empty = withoutText(best)
    const shown: MeantList = nearest ?? empty
    const order = orderOf(plainSpelling(q))
    const toList = (list: MeantList): MeantList => inOrder(list, order)
    const typed = { words: best.corrected ?? q, ignored: best.ignored }
    return {
      list: inOrder(
        shown,
        order ?? nearestFirst(shown, best),
        firstWords(shown, meant ?? best, typed),
      ),
      exact: shown === (meant ?? empty) ? null : toList(best),
      text: new URLSearchParams(shown.query).get('q') ?? '',
      ignored: (shown === empty ? empty : best).ignored,
      corrected: best.corrected,
      others: rest
        .filter((one) => one.total > 0 && isMeaning(one, best) && !isSameList(one, shown))
        .slice(0, MOST_OTHERS)
        .map(toList),
    }
  }

  return {
    /** Makes what understands queries, unless that is done. */
    prepare: async (): Promise<void> => void (await market()),
    /** The list that a query means, and what else it may mean. */
    understand: async (typed: Typed): Promise<UnderstoodQuery> => {
      const key = JSON.stringify([typed.q, typed.adType, typed.citySlug])
      const known = kept.get(key)
      if (known) return known
      const understood = await read(typed)
      kept.set(key, understood)
      return understood
    },
  }
}

/** Whether a reading says no more than what a thing has; "грузовик без документов" says what it is. */
const isPropertyAlone = ({ filters, namesType, adType }: Understood): boolean =>
  filters.length > 0 &&
  !filters.some(({ key }) => OF_THINGS.has(key) || SIZES.includes(key)) &&
  !(namesType && typeFields(adType).isVehicle)

/** A reading whose words are all looked for as a text. */
const asText = ({ adType }: Understood, { q, score }: { q: string; score: number }): Understood => {
  return {
    adType,
    filters: [],
    namesType: false,
    text: q,
    leftOut: '',
    chosenBy: [],
    naming: [],
    hasPartNumber: false,
    unknown: 0,
    score,
  }
}

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
