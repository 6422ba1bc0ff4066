import type { Found } from '../find-list.ts'
import type { AdChange, AdState } from '../live-index/ad-state.ts'
import { hasBit } from '../live-index/bitset.ts'
import { NO_RANK } from '../text/following/rank-at.ts'
import type { Rank } from '../text/words/word-search.ts'

/** Slots with other ads or texts than those that were found, at most; after more changes an answer is made anew. */
const MOST_CHANGED = 500

/** A change as a list sees it, with the ranks of the ad's texts in its order of relevance. */
export interface SeenChange extends AdChange {
  rankBefore?: number | undefined
  rankAfter?: number | undefined
}

/**
 * Changes as a list with a text sees them: without the states of ads that do not have it, in the order of the changes. `undefined`
 * where a state that `concerns` the list is of an ad whose words are not at hand.
 */
export type TextChanges = (
  changes: readonly AdChange[],
  concerns: (state: AdState) => boolean,
) => { seen: readonly SeenChange[]; rest: TextChanges } | undefined

const isHeld = (rank: number | undefined): boolean => rank !== undefined && rank !== NO_RANK

/** As `RankAt` says it, of what was found. */
function rankIn(ranks: readonly Rank[], slot: number): number {
  const rank = ranks.findIndex(({ bits }) => hasBit(bits, slot))
  return rank === -1 ? ranks.length : rank
}

/**
 * @param ranks of the slots that were found; empty where their order is another one
 * @param changed the ranks of the slots that have got another ad or another text since the list was found
 * @returns for a list without a text: all changes as they are.
 */
export function textChanges(
  { among, rankAt }: Pick<Found, 'among' | 'rankAt'>,
  ranks: readonly Rank[] = [],
  changed: ReadonlyMap<number, number | undefined> = new Map(),
): TextChanges {
  if (!among) {
    const all: TextChanges = (changes) => ({ seen: changes, rest: all })
    return all
  }
  const found = (slot: number) => {
    if (!rankAt) return undefined
    return hasBit(among, slot) ? rankIn(ranks, slot) : NO_RANK
  }
  const now = ({ slot }: AdState) => rankAt?.(slot)
  const own: TextChanges = (changes, concerns) => {
    const slots = new Map(changed)
    const had = ({ slot }: AdState) => (slots.has(slot) ? slots.get(slot) : found(slot))
    const seen: SeenChange[] = []
    let isAsFound = true
    for (const { before, after, hasSameText } of changes) {
      const rankBefore = before && had(before)
      const rankAfter = after && (hasSameText ? had : now)(after)
      if (after && !hasSameText) {
        slots.set(after.slot, rankAfter)
        isAsFound = false
      }
      if (before && rankBefore === undefined && concerns(before)) return undefined
      if (after && rankAfter === undefined && concerns(after)) return undefined
      seen.push({
        before: isHeld(rankBefore) ? before : undefined,
        after: isHeld(rankAfter) ? after : undefined,
        rankBefore,
        rankAfter,
      })
    }
    if (slots.size > MOST_CHANGED) return undefined
    return { seen, rest: isAsFound ? own : textChanges({ among, rankAt }, ranks, slots) }
  }
  return own
}
