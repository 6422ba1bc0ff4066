import { slotsOf } from '../bitset.ts'
import type { Arena, Block } from '../memory/arena.ts'

/** The slots of a list, of which facets are counted. */
export interface Selection {
  bits: Block
  total: number
  /** How many live slots are not in it. */
  missing: number
  /** Listed, ascending, where that is faster than going through all words of the set for each column. */
  few: Int32Array | undefined
  /** The live slots that are not in it. */
  missingBits: () => Block
}

/** Words of a set that are gone through in the time of looking one slot up. */
const WORDS_PER_SLOT = 4

/** Live slots and how many they are. */
export interface LiveSlots {
  bits: Block
  size: number
}

/** @param take gives a set that is free as long as the selection is used */
export function selectionOf(
  { arena, take }: { arena: Arena; take: () => Block },
  bits: Block,
  live: LiveSlots,
): Selection {
  const total = arena.countShared(bits, bits)
  let missingBits: Block | undefined
  return {
    bits,
    total,
    missing: live.size - total,
    few: total * WORDS_PER_SLOT < bits.length ? slotsOf(bits, total) : undefined,
    missingBits: () => {
      if (!missingBits) {
        missingBits = take()
        missingBits.set(live.bits)
        arena.subtract(missingBits, bits)
      }
      return missingBits
    },
  }
}
