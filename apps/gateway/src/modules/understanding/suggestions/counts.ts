import type { AdType } from '@trassa/contracts/enumerations/ads'

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

interface Kept {
  counts: Promise<ValueCounts>
  until: number
}

/** Counts each list once in some seconds. */
export function keepCounts(read: CountsOf, now: () => number = Date.now): CountsOf {
  const kept = new Map<string, Kept>()
  return (adType, query, key) => {
    const id = `${adType}?${query}#${key}`
    const known = kept.get(id)
    if (known && known.until > now()) return known.counts
    const counts = read(adType, query, key)
    const entry = { counts, until: now() + FRESH_MS }
    kept.delete(id)
    kept.set(id, entry)
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value as string)
    counts.catch(() => {
      if (kept.get(id) === entry) kept.delete(id)
    })
    return counts
  }
}
