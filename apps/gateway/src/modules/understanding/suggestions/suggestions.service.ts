import type { Suggestion } from '@trassa/contracts/entities/understood'
import { inSlices } from '../../../platform/concurrency/in-slices.ts'
import { oncePer } from '../../../platform/kept/once-per.ts'
import type { Typed } from '../understanding.service.ts'
import type { UnderstoodMarket } from '../understood-market.ts'
import type { CountsOf } from './counts.ts'
import type { SearchedList } from './popular.ts'
import { makeSuggestions } from './suggestions.ts'

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
  const suggest = async (typed: Typed): Promise<Suggestion[]> => {
    const made = await madeOf(await market())
    return made.suggest(typed)
  }
  return {
    /** Makes what suggests queries, unless that is done. */
    prepare: async (): Promise<void> => void (await suggest({ q: '' })),
    suggest,
  }
}
