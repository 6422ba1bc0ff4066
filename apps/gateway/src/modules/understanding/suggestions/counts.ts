import type { AdType } from '@trassa/contracts/enumerations/ads'
import { LRUCache } from 'lru-cache'

/** How many live ads of a list have each value of a filter; values without any are absent. */
export type ValueCounts = ReadonlyMap<string, number>

/**
 * Counts the live ads of a list by the values of one of its filters: ids of rows and options, slugs of `city`; for
 * `TOTAL`, all of them.
 *
 * @param query of the list, as addresses have it, with its `city`
 */
export type CountsOf = (adType: AdType, query: string, key: string) => Promise<ValueCounts>

/** The key of how many ads a list holds; the value is empty. */
export const TOTAL = ''

const FRESH_MS = 15_000
const MOST_KEPT = 1000

/** Counts each list once in some seconds. */
export function keepCounts(read: CountsOf): CountsOf {
  const kept = new LRUCache<string, Promise<ValueCounts>>({ max: MOST_KEPT, ttl: FRESH_MS })
  return (adType, query, key) => {
    const id = `${adType}?${query}#${key}`
    const known = kept.get(id)
    if (known) return known
    const counts = read(adType, query, key)
    kept.set(id, counts)
    counts.catch(() => {
      if (kept.get(id) === counts) kept.delete(id)
    })
    return counts
  }
}
