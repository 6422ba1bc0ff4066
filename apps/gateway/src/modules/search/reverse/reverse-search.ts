import { formOf } from '@trassa/catalog/ad-types/form-of'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import type { Database } from '../../../platform/database/connect.ts'
import type { ReferenceCache } from '../../reference/public.ts'
import type { LiveIndex } from '../live-index/live-index.ts'
import type { LiveRow } from '../live-index/live-row.ts'
import { parseListQuery } from '../parse-list-query.ts'
import type { WordPositions } from '../text/words/text-query.ts'
import { readAdWords, readTextQueries, readWordsOfTexts } from './ad-words.repository.ts'
import { createReverseIndex, type ReverseIndex } from './reverse-index.ts'

/** A list that is watched: its type and its canonical query string. */
export interface WatchedList {
  id: string
  adType: AdType
  query: string
}

/** A state of an ad, now or earlier; `texts` where they are not the ad's own of now. */
export interface AdState {
  row: LiveRow
  texts?: { title: string; keywords: string; description: string }
}

export type ReverseSearch = ReturnType<typeof createReverseSearch>

/** Whether lists show an ad in this state at a moment. */
export const isListed = (row: LiveRow, at: number): boolean =>
  row.stat === AD_STATS.active.stat && row.cityId !== null && Number(row.expiresAt) > at

/** Finds lists by an ad: the reverse of search, for all ad types (decision 113). */
export function createReverseSearch({
  db,
  reference,
  index,
}: {
  db: Database
  reference: ReferenceCache
  index: Pick<LiveIndex, 'allExact'>
}) {
  let indexes = new Map<AdType, ReverseIndex>()
  /** What below several marks a model narrows (decision 076), as of the ads that are looked up now. */
  let narrowed: (adType: AdType, filter: Parameters<NarrowedOf>[0]) => ReturnType<NarrowedOf>
  const indexOf = (adType: AdType): ReverseIndex => {
    const known = indexes.get(adType)
    if (known) return known
    const made = createReverseIndex(formOf(adType), (filter) => narrowed(adType, filter))
    indexes.set(adType, made)
    return made
  }

  async function followLiveAds(): Promise<void> {
    const segments = await index.allExact()
    const known = new Map<string, ReadonlySet<string>>()
    narrowed = (adType, filter) => {
      const key = `${adType} ${JSON.stringify(filter)}`
      const parents =
        known.get(key) ?? segments.get(adType)?.segment.narrowedParents(filter) ?? new Set()
      known.set(key, parents)
      return parents
    }
  }

  async function wordsOf(states: readonly AdState[]): Promise<WordPositions[]> {
    const now = states.filter(({ texts }) => !texts).map(({ row }) => row.id)
    const former = states.flatMap(({ texts }) => texts ?? [])
    const [byId, ofTexts] = await Promise.all([
      now.length > 0 ? readAdWords(db, [...new Set(now)]) : new Map<string, WordPositions>(),
      readWordsOfTexts(db, former),
    ])
    let at = 0
    return states.map(({ row, texts }) =>
      texts ? (ofTexts[at++] ?? new Map()) : (byId.get(row.id) ?? new Map()),
    )
  }

  return {
    /** Forgets everything. */
    clear: () => {
      indexes = new Map()
    },

    /** Adds lists, or replaces those with their ids. */
    async put(lists: readonly WatchedList[]): Promise<void> {
      const places = await reference.places()
      const parsed = lists.map(({ id, adType, query }) => {
        const parameters = Object.fromEntries(new URLSearchParams(query))
        return { id, adType, list: parseListQuery(formOf(adType), parameters, places) }
      })
      const texts = new Set(parsed.flatMap(({ list }) => list?.text ?? []))
      const queries = texts.size > 0 ? await readTextQueries(db, [...texts]) : new Map()
      for (const { id, adType, list } of parsed) {
        // The list of a city that is gone holds no ad.
        if (!list) indexOf(adType).remove(id)
        else {
          const textQuery = list.text === undefined ? undefined : (queries.get(list.text) ?? '')
          indexOf(adType).put({ id, filters: list.filters, textQuery })
        }
      }
    },

    remove: ({ id, adType }: Pick<WatchedList, 'id' | 'adType'>): void =>
      indexOf(adType).remove(id),

    /** The ids of the lists that hold an ad in each of these states, which lists would show. */
    async matching(states: readonly AdState[]): Promise<string[][]> {
      const words = await wordsOf(states)
      await followLiveAds()
      return states.map(({ row }, at) => indexOf(row.adType).matching(row, words[at] ?? new Map()))
    },

    /** For each of these lists whether it holds an ad in the state, which lists would show. */
    async holding(questions: readonly { id: string; state: AdState }[]): Promise<boolean[]> {
      const words = await wordsOf(questions.map(({ state }) => state))
      await followLiveAds()
      return questions.map(({ id, state: { row } }, at) =>
        indexOf(row.adType).holds(id, row, words[at] ?? new Map()),
      )
    },
  }
}

type NarrowedOf = Parameters<typeof createReverseIndex>[1]
