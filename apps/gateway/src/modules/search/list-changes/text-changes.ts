import type { Found } from '../find-list.ts'
import type { AdChange, AdState } from '../live-index/ad-state.ts'
import { hasBit } from '../live-index/bitset.ts'

/** Slots with other ads or texts than those that were found, at most; after more changes an answer is made anew. */
const MOST_CHANGED = 500

/**
 * Changes as a list with a text sees them: without the states of ads that do not have it, in the order of the changes. `undefined`
 * where a state that `concerns` the list is of an ad whose words are not at hand.
 */
export type TextChanges = (
  changes: readonly AdChange[],
  concerns: (state: AdState) => boolean,
) => { seen: readonly AdChange[]; rest: TextChanges } | undefined

/**
 * @param changed whether the text is held in the slots that have got another ad or another text since the list was found
 * @returns for a list without a text: all changes as they are.
 */
export function textChanges(
  { among, holds }: Pick<Found, 'among' | 'holds'>,
  changed: ReadonlyMap<number, boolean | undefined> = new Map(),
): TextChanges {
  if (!among) {
    const all: TextChanges = (changes) => ({ seen: changes, rest: all })
    return all
  }
  const found = (slot: number) => (holds ? hasBit(among, slot) : undefined)
  const now = ({ slot }: AdState) => holds?.(slot)
  const own: TextChanges = (changes, concerns) => {
    const slots = new Map(changed)
    const had = ({ slot }: AdState) => (slots.has(slot) ? slots.get(slot) : found(slot))
    const seen: AdChange[] = []
    let isAsFound = true
    for (const { before, after, hasSameText } of changes) {
      const [did, does] = [before && had(before), after && (hasSameText ? had : now)(after)]
      if (after && !hasSameText) {
        slots.set(after.slot, does)
        isAsFound = false
      }
      if (before && did === undefined && concerns(before)) return undefined
      if (after && does === undefined && concerns(after)) return undefined
      seen.push({ before: did ? before : undefined, after: does ? after : undefined })
    }
    if (slots.size > MOST_CHANGED) return undefined
    return { seen, rest: isAsFound ? own : textChanges({ among, holds }, slots) }
  }
  return own
}
