import { clearBit, hasBit, setBit } from '../bitset.ts'
import type { Arena, Block } from '../memory/arena.ts'
import { type FieldColumn, selectAll } from './field-column.ts'

/** Several values in each slot, a bitset for each value; a filter matches slots that have all of its values. */
export function multiValueColumn(arena: Arena, values: readonly number[]): FieldColumn {
  const sets = new Map<string, Block>(values.map((value) => [String(value), arena.bitset(0)]))
  const none = arena.bitset(0)
  /** Whether a slot has any value: most new slots have nothing to clear. */
  let hasValues = none

  const countIn = (set: Block, slots: Int32Array): number => {
    let count = 0
    for (let at = 0; at < slots.length; at++) if (hasBit(set, slots[at] as number)) count++
    return count
  }

  return {
    grow: (capacity) => {
      hasValues = arena.grownBitset(hasValues, capacity)
      for (const [value, set] of sets) sets.set(value, arena.grownBitset(set, capacity))
    },
    set: (slot, value) => {
      if (hasBit(hasValues, slot)) for (const set of sets.values()) clearBit(set, slot)
      clearBit(hasValues, slot)
      if (!Array.isArray(value)) return
      for (const one of value) {
        const set = sets.get(String(one))
        if (!set) continue
        setBit(set, slot)
        setBit(hasValues, slot)
      }
    },
    at: (slot) => [...sets].flatMap(([value, set]) => (hasBit(set, slot) ? [value] : [])),
    select: (bits, filter) => {
      selectAll(bits)
      if (filter.op !== 'many') return
      for (const value of filter.values) arena.intersect(bits, sets.get(String(value)) ?? none)
    },
    count: ({ bits, few }, visit) => {
      for (const [value, set] of sets) {
        const count = few ? countIn(set, few) : arena.countShared(bits, set)
        if (count > 0) visit(value, count)
      }
    },
  }
}
