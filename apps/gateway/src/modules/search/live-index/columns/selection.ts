import { slotsOf, subtract } from '../bitset.ts'
import type { Arena, Block } from '../memory/arena.ts'

/** The slots of a list, of which facets are counted. */
export interface Selection {
  bits: Block
  total: number
  /** How many live slots are not in it. */
  missing: number
  /** Listed, ascending. */
  slots: () => Int32Array
  /** The live slots that are not in it. */
  missingSlots: () => Int32Array
}

/** Live slots and how many they are. */
export interface LiveSlots {
  bits: Block
  size: number
}

export function selectionOf(arena: Arena, bits: Block, live: LiveSlots): Selection {
  const total = arena.countShared(bits, bits)
  const missing = live.size - total
  let slots: Int32Array | undefined
  let missingSlots: Int32Array | undefined
  return {
    bits,
    total,
    missing,
    slots: () => (slots ??= slotsOf(bits, total)),
    missingSlots: () => {
      if (!missingSlots) {
        const rest = new Uint32Array(live.bits)
        subtract(rest, bits)
        missingSlots = slotsOf(rest, missing)
      }
      return missingSlots
    },
  }
}
