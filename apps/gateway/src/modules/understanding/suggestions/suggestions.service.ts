import type { Suggestion } from '@trassa/contracts/entities/understood'
import { LRUCache } from 'lru-cache'
import { inSlices } from '../../../platform/concurrency/in-slices.ts'
import { oncePer } from '../../../platform/kept/once-per.ts'
import type { Typed } from '../understanding.service.ts'
import type { UnderstoodMarket } from '../understood-market.ts'
import type { CountsOf } from './counts.ts'
import type { SearchedList } from './popular.ts'
import { makeSuggestions } from './suggestions.ts'

/** Answers are kept so long, in milliseconds, and so many of them. */
const KEPT_MS = 15_000
const MOST_KEPT = 1000

interface Dependencies {
  market: () => Promise<UnderstoodMarket>
  search: { valueCounts: CountsOf }
  /** What others searched for, the most frequent first. */
  popular: () => readonly SearchedList[]
}

export type SuggestionsService = ReturnType<typeof createSuggestionsService>

/** Suggests queries by the dictionaries of now, whose names are put in order when first asked for (docs/decisions/189). */
export function createSuggestionsService({ market, search, popular }: Dependencies) {
  const madeOf = oncePer((rows: UnderstoodMarket) =>
    inSlices(makeSuggestions({ ...rows, countsOf: search.valueCounts, popular })),
  )
  const kept = new LRUCache<string, Suggestion[]>({ max: MOST_KEPT, ttl: KEPT_MS })

  /** The first letters are the same for many: what is suggested for them is kept as long as their counts. */
  async function suggest(typed: Typed): Promise<Suggestion[]> {
    const key = JSON.stringify([typed.q, typed.adType, typed.citySlug])
    const known = kept.get(key)
    if (known) return known
    const made = await madeOf(await market())
    const suggestions = await made.suggest(typed)
    kept.set(key, suggestions)
    return suggestions
  }

  return {
    /** Makes what suggests queries, unless that is done. */
    prepare: async (): Promise<void> => void (await suggest({ q: '' })),
    suggest,
  }
}
