import type { Filter } from '@trassa/catalog/engine/filters/filter'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { LRUCache } from 'lru-cache'
import type { Understood } from '../understand.ts'

/** A list that the words before the last ones of a query mean. */
export interface Context {
  adType: AdType
  filters: readonly Filter[]
  /** The words as they were typed. */
  words: string
  /** How much less likely it is than the likeliest one. */
  less: number
}

/** See `createQueryReader`. */
export type UnderstandWhole = (query: string, within: number) => Understood[]

export type Contexts = (words: string) => Context[]

const MOST_KEPT = 500
/** Types that the words may mean. */
const MOST_TYPES = 3
const LESS_LIKELY = 3

/** Reads the words before the last ones once for all letters of the last ones. Words that are no filters are no context. */
export function createContexts(understandWhole: UnderstandWhole): Contexts {
  const kept = new LRUCache<string, Context[]>({ max: MOST_KEPT })
  const read = (words: string): Context[] => {
    const readings = understandWhole(words, LESS_LIKELY)
    const most = readings[0]?.score ?? 0
    return readings
      .map(({ adType, filters, score }) => ({ adType, filters, words, less: most - score }))
      .filter(({ less }) => less < LESS_LIKELY)
      .slice(0, MOST_TYPES)
  }
  return (words) => {
    const known = kept.get(words)
    if (known) return known
    const contexts = read(words)
    kept.set(words, contexts)
    return contexts
  }
}
