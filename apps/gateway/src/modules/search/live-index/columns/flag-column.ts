import { clearBit, hasBit, setBit } from '../bitset.ts'
import type { Arena } from '../memory/arena.ts'
import { type FieldColumn, selectAll } from './field-column.ts'

/** Flags; an absent one means no. */
export function flagColumn(arena: Arena): FieldColumn {
  let yes = arena.bitset(0)
  return {
    grow: (capacity) => {
      yes = arena.grownBitset(yes, capacity)
    },
    set: (slot, value) => (value === true ? setBit(yes, slot) : clearBit(yes, slot)),
    at: (slot) => hasBit(yes, slot),
    select: (bits, filter) => {
      if (filter.op !== 'exact') return selectAll(bits)
      if (filter.value === true) return bits.set(yes)
      selectAll(bits)
      arena.subtract(bits, yes)
    },
    count: ({ bits }, visit) => {
      const total = arena.countShared(bits, yes)
      if (total > 0) visit('true', total)
    },
  }
}
