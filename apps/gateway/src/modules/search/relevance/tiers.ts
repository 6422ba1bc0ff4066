import type { ListMatch } from '@trassa/contracts/calls/filter'
import { RELEVANCE_SORT } from '@trassa/contracts/enumerations/ads'
import type { Found } from '../find-list.ts'
import { type Bitset, intersect, subtract } from '../live-index/bitset.ts'
import type { Rank } from '../text/words/word-search.ts'

/** Ads of a list that stand before those of all greater tiers. */
export interface Tier {
  number: number
  bits: Bitset
  /** For developers. */
  reason: string
}

/** How a list was found whose ads have ranks. */
type RankedBy = ListMatch | 'all' | 'first'

/** Numbers of tiers of one list are none of a list that was found another way: a cursor of one is before or after all of the other. */
const FIRST_RANK: Record<RankedBy, number> = { all: 0, some: 10, alike: 30, first: 60 }

const rankedBy = ({ match, first }: Pick<Found, 'match' | 'first'>): RankedBy =>
  first === undefined ? (match ?? 'all') : 'first'

/** Why ads stand last that are of no rank. */
const REST: Record<RankedBy, string> = {
  all: 'все слова, не все из них в названии',
  first: 'ни одного из слов',
  some: 'слов меньше половины',
  alike: 'только похожие слова',
}

/** The number of the tier of ads that have a rank, or none of so many ranks. */
export const tierOf = (
  found: Pick<Found, 'match' | 'first'>,
  rank: number,
  isNear: boolean,
): number => 2 * (FIRST_RANK[rankedBy(found)] + rank) + Number(!isNear)

/** Whether the ads of a list are ordered by relevance. */
export const isByRelevance = ({ sort, ranks }: Pick<Found, 'sort' | 'ranks'>): boolean =>
  sort === RELEVANCE_SORT.id && ranks !== undefined

/** The filter that ads of the named city pass. */
export const nearFilter = (near: string) => ({ key: 'cityId', op: 'exact', value: near }) as const

/**
 * Splits the ads of a list by the ranks of their texts, those of one rank into ads of the named city and others
 * (decision 187); made one by one, since a page often needs the first of them only.
 */
export function* tiersOf(
  found: Pick<Found, 'match' | 'first' | 'near' | 'segment'>,
  ranks: readonly Rank[],
  bits: Bitset,
): Generator<Tier> {
  const { near, segment } = found
  const nearBits = near === undefined ? undefined : segment.select([nearFilter(near)], bits)
  const rest = bits.slice()
  for (let rank = 0; rank <= ranks.length; rank++) {
    const { bits: ranked, reason = REST[rankedBy(found)] } = ranks[rank] ?? {}
    const far = rest.slice()
    if (ranked) {
      intersect(far, ranked)
      subtract(rest, ranked)
    }
    if (nearBits) {
      const here = far.slice()
      intersect(here, nearBits)
      subtract(far, nearBits)
      yield { number: tierOf(found, rank, true), bits: here, reason: `${reason}, в самом городе` }
    }
    yield { number: tierOf(found, rank, false), bits: far, reason }
  }
}
