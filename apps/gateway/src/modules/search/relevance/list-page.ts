import type { Found } from '../find-list.ts'
import type { Bitset } from '../live-index/bitset.ts'
import type { SortPosition } from '../live-index/sort-key.ts'
import type { Rank } from '../text/words/word-search.ts'
import { type Tier, tiersOf } from './tiers.ts'

/** A position in a list: the tier, 0 where the list has only one, then the order within it. */
export interface ListPosition extends SortPosition {
  tier: number
}

/** An ad of a page. */
export interface PagedAd {
  id: string
  key: number
  tier: number
  /** Of its tier; absent where the list has only one. */
  reason?: string
}

interface PageRequest {
  after: ListPosition | undefined
  size: number
}

/** A list that is not ordered by relevance is one tier. */
const whole = (bits: Bitset): Omit<Tier, 'reason'>[] => [{ number: 0, bits }]

/**
 * The ads of a list after a position.
 *
 * @param ranks absent where the list is not ordered by relevance
 */
export function listPage(
  found: Pick<Found, 'segment' | 'sort' | 'match' | 'first' | 'near'>,
  { bits, ranks }: { bits: Bitset; ranks: readonly Rank[] | undefined },
  { after, size }: PageRequest,
): PagedAd[] {
  const { segment, sort } = found
  const page: PagedAd[] = []
  for (const tier of ranks ? tiersOf(found, ranks, bits) : whole(bits)) {
    const { number, bits: own, ...why } = tier
    if (after && number < after.tier) continue
    const wanted = size - page.length
    const from = number === after?.tier ? after : undefined
    for (const ad of segment.page(own, { sort, after: from, size: wanted })) {
      page.push({ ...ad, tier: number, ...why })
    }
    if (page.length === size) break
  }
  return page
}
