import type { Found } from '../find-list.ts'
import type { AdChange, AdState } from '../live-index/ad-state.ts'
import type { ListPosition } from '../relevance/list-page.ts'
import { nearFilter, tierOf } from '../relevance/tiers.ts'
import type { Rank } from '../text/words/word-search.ts'
import { failedFilters } from './filter-test.ts'
import { type TextChanges, textChanges } from './text-changes.ts'

/** What a page shows of the order of its list. */
interface ShownPart {
  /** Absent where the list is not ordered by relevance. */
  ranks: readonly Rank[] | undefined
  /** Shown is what stands after it; a first page shows VIP ads as well. */
  after: ListPosition | undefined
  /** The position of the first ad of the next page; without it the page reaches to the end of the list. */
  next: ListPosition | undefined
}

/** By how much the total of a page has changed, and what tells it of later changes; `undefined` where something else may have. */
export type PageChanges = (
  changes: readonly AdChange[],
) => { difference: number; rest: PageChanges } | undefined

/** Of a page that no ad can come to. */
export const NO_CHANGES: PageChanges = () => ({ difference: 0, rest: NO_CHANGES })

/** Tells what changes of single ads do to a page; `undefined` where only a new selection can tell. */
export function pageChanges(found: Found, shown: ShownPart): PageChanges | undefined {
  const failed = failedFilters(found.segment, found.filters)
  if (!failed || found.match || found.first !== undefined) return undefined
  const isOnPage = onPage(found, shown)
  const passes = (state: AdState | undefined): state is AdState =>
    state !== undefined && failed(state).length === 0

  const seenBy = (view: TextChanges): PageChanges => {
    const own: PageChanges = (changes) => {
      const { seen, rest } = view(changes, passes) ?? {}
      if (!seen || !rest) return undefined
      let difference = 0
      for (const { before, after, rankBefore, rankAfter } of seen) {
        if (passes(before) && isOnPage(before, rankBefore)) return undefined
        if (passes(after) && isOnPage(after, rankAfter)) return undefined
        difference += Number(passes(after)) - Number(passes(before))
      }
      return { difference, rest: rest === view ? own : seenBy(rest) }
    }
    return own
  }
  return seenBy(textChanges(found, shown.ranks))
}

function onPage(found: Found, { ranks, after, next }: ShownPart) {
  const { segment, sort, near } = found
  const { name, descending } = segment.orderOf(sort)
  const sign = descending ? -1 : 1
  const failsNear = near === undefined ? undefined : failedFilters(segment, [nearFilter(near)])
  const isNear = (state: AdState) => failsNear?.(state).length === 0
  const isAfter = (state: AdState, tier: number, position: ListPosition): boolean => {
    if (tier !== position.tier) return tier > position.tier
    const key = state.keys.get(name) as number
    return key === position.key
      ? state.id * sign > position.id * sign
      : key * sign > position.key * sign
  }
  return (state: AdState, rank = 0): boolean => {
    if (!after && state.hasVip) return true
    const tier = ranks ? tierOf(found, rank, isNear(state)) : 0
    return (!after || isAfter(state, tier, after)) && (!next || !isAfter(state, tier, next))
  }
}
