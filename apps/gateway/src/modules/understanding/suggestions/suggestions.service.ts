import type { Suggestion } from '@trassa/contracts/entities/understood'
import { LRUCache } from 'lru-cache'
import { inSlices } from '../../../platform/concurrency/in-slices.ts'
import type { Typed } from '../understanding.service.ts'
import type { UnderstoodMarket } from '../understood-market.ts'
import type { CountsOf } from './counts.ts'
import type { SearchedList } from './popular.ts'
import { makeSuggestions, type Suggest } from './suggestions.ts'

/** Answers are kept so long, in milliseconds, and so many of them. */
const KEPT_MS = 15_000
const MOST_KEPT = 1000

interface Dependencies {
  market: () => Promise<UnderstoodMarket>
  search: { valueCounts: CountsOf }
  /** What others searched for, the most frequent first. */
  popular: () => readonly SearchedList[]
  log: { warn: (context: { err: unknown }, message: string) => void }
}

export type SuggestionsService = ReturnType<typeof createSuggestionsService>

/** Suggests queries by the dictionaries of now; while what suggests is made anew, by the former ones (docs/decisions/189, 192). */
export function createSuggestionsService({ market, search, popular, log }: Dependencies) {
  let made: { suggest: Suggest; rows: UnderstoodMarket } | undefined
  let making: Promise<void> | undefined
  const kept = new LRUCache<string, Suggestion[]>({ max: MOST_KEPT, ttl: KEPT_MS })

  async function make(): Promise<void> {
    const rows = await market()
    if (made?.rows === rows) return
    const options = { ...rows, countsOf: search.valueCounts, popular }
    const { suggest } = await inSlices(makeSuggestions(options))
    // Counts the ads of all names, which the first letters would wait for.
    await suggest({ q: '' })
    made = { suggest, rows }
  }

  function prepare(): Promise<void> {
    making ??= make().finally(() => {
      making = undefined
    })
    return making
  }

  return {
    /** Makes what suggests queries, unless that is done. */
    prepare,
    /**
     * The first letters are the same for many: what is suggested for them is kept as long as their counts.
     *
     * @returns `undefined` while what suggests is made for the first time: requests that come with each letter do not wait for it
     */
    suggest: async (typed: Typed): Promise<Suggestion[] | undefined> => {
      const key = JSON.stringify([typed.q, typed.adType, typed.citySlug])
      const known = kept.get(key)
      if (known) return known
      prepare().catch((err) => log.warn({ err }, 'What suggests queries is not made'))
      if (!made) return undefined
      const suggestions = await made.suggest(typed)
      kept.set(key, suggestions)
      return suggestions
    },
  }
}
