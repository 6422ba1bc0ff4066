import { type Bitset, clearBit, countShared, intersect, setBit, withRoom } from '../bitset.ts'
import type { FieldColumn } from './field-column.ts'

/** Several values in each slot, a bitset for each value; a filter matches slots that have all of its values. */
export function multiValueColumn(values: readonly number[]): FieldColumn {
  const bitsets = new Map<string, Bitset>(values.map((value) => [String(value), new Uint32Array()]))
  /** Whether a slot has any value: most new slots have nothing to clear. */
  let hasValues = new Uint8Array()
  return {
    grow: (capacity) => {
      const grown = new Uint8Array(capacity)
      grown.set(hasValues)
      hasValues = grown
      for (const [value, bits] of bitsets) bitsets.set(value, withRoom(bits, capacity))
    },
    set: (slot, value) => {
      if (hasValues[slot] !== 0) for (const bits of bitsets.values()) clearBit(bits, slot)
      hasValues[slot] = 0
      if (!Array.isArray(value)) return
      for (const one of value) {
        const bits = bitsets.get(String(one))
        if (!bits) continue
        setBit(bits, slot)
        hasValues[slot] = 1
      }
    },
    applyFilter: (bits, filter) => {
      if (filter.op !== 'many') return
      for (const value of filter.values) intersect(bits, bitsets.get(String(value)) ?? EMPTY)
    },
    count: ({ bits }) => {
      const counts: Record<string, number> = {}
      for (const [value, bitset] of bitsets) {
        const total = countShared(bits, bitset)
        if (total > 0) counts[value] = total
      }
      return counts
    },
  }
}

const EMPTY: Bitset = new Uint32Array()
