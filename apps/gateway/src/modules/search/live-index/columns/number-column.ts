import type { Arena } from '../memory/arena.ts'
import { type FieldColumn, selectAll } from './field-column.ts'

/** Numbers that are filtered by range; NaN, which is in no range, where there is none. */
export function numberColumn(arena: Arena): FieldColumn {
  let values = arena.grownNumbers(undefined, 0)
  return {
    grow: (capacity) => {
      values = arena.grownNumbers(values, capacity)
    },
    set: (slot, value) => {
      values[slot] = typeof value === 'number' ? value : Number.NaN
    },
    at: (slot) => values[slot],
    valueAt: (slot) => values[slot] as number,
    select: (bits, filter) => {
      if (filter.op !== 'range') return selectAll(bits)
      const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = filter
      arena.selectRange(bits, values, from, to)
    },
  }
}
