import { type Bits, clearBit, countShared, intersect, setBit, withRoom } from './bits.ts'
import type { FieldColumn } from './field-column.ts'

/** Several values in each slot; a filter asks for all of its own. */
export function manyColumn(values: readonly number[]): FieldColumn {
  const holders = new Map<string, Bits>(values.map((value) => [String(value), new Uint32Array()]))
  /** Whether a slot holds any: most are put where nothing is to be cleared. */
  let held = new Uint8Array()
  return {
    grow: (capacity) => {
      const grown = new Uint8Array(capacity)
      grown.set(held)
      held = grown
      for (const [value, bits] of holders) holders.set(value, withRoom(bits, capacity))
    },
    put: (slot, value) => {
      if (held[slot] !== 0) for (const bits of holders.values()) clearBit(bits, slot)
      held[slot] = 0
      if (!Array.isArray(value)) return
      for (const one of value) {
        const bits = holders.get(String(one))
        if (!bits) continue
        setBit(bits, slot)
        held[slot] = 1
      }
    },
    narrow: (bits, filter) => {
      if (filter.op !== 'many') return
      for (const value of filter.values) intersect(bits, holders.get(String(value)) ?? NOBODY)
    },
    count: ({ bits }) => {
      const counts: Record<string, number> = {}
      for (const [value, holding] of holders) {
        const total = countShared(bits, holding)
        if (total > 0) counts[value] = total
      }
      return counts
    },
  }
}

const NOBODY: Bits = new Uint32Array()
