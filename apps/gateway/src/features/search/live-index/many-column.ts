import { type Bits, clearBit, countShared, hasBit, intersect, setBit, withRoom } from './bits.ts'
import type { FieldColumn } from './field-column.ts'

/** Several values in each slot; a filter asks for all of its own. */
export function manyColumn(values: readonly number[]): FieldColumn {
  const holders = new Map<string, Bits>(values.map((value) => [String(value), new Uint32Array()]))
  return {
    grow: (capacity) => {
      for (const [value, bits] of holders) holders.set(value, withRoom(bits, capacity))
    },
    put: (slot, value) => {
      for (const bits of holders.values()) if (hasBit(bits, slot)) clearBit(bits, slot)
      if (!Array.isArray(value)) return
      for (const one of value) {
        const bits = holders.get(String(one))
        if (bits) setBit(bits, slot)
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
