import { type Bits, clearBit, countShared, intersect, setBit, subtract, withRoom } from './bits.ts'
import type { FieldColumn } from './field-column.ts'

/** Flags; one that nobody has set says no. */
export function flagColumn(): FieldColumn {
  let yes: Bits = new Uint32Array()
  return {
    grow: (capacity) => {
      yes = withRoom(yes, capacity)
    },
    put: (slot, value) => (value === true ? setBit(yes, slot) : clearBit(yes, slot)),
    narrow: (bits, filter) => {
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
