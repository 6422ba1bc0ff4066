import {
  type Bitset,
  clearBit,
  countShared,
  intersect,
  setBit,
  subtract,
  withRoom,
} from '../bitset.ts'
import type { FieldColumn } from './field-column.ts'

/** Flags; an absent one means no. */
export function flagColumn(): FieldColumn {
  let yes: Bitset = new Uint32Array()
  return {
    grow: (capacity) => {
      yes = withRoom(yes, capacity)
    },
    set: (slot, value) => (value === true ? setBit(yes, slot) : clearBit(yes, slot)),
    applyFilter: (bits, filter) => {
      if (filter.op !== 'exact') return
      if (filter.value === true) intersect(bits, yes)
      else subtract(bits, yes)
    },
    count: ({ bits }) => {
      const counts: Record<string, number> = {}
      const total = countShared(bits, yes)
      if (total > 0) counts.true = total
      return counts
    },
  }
}
