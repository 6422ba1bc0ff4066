import { intersectRange } from '../bitset.ts'
import type { FieldColumn } from './field-column.ts'

/** Numbers that are filtered by range; NaN, which is in no range, where there is none. */
export function numberColumn(): FieldColumn {
  let values = new Float64Array()
  return {
    grow: (capacity) => {
      const grown = new Float64Array(capacity).fill(Number.NaN)
      grown.set(values)
      values = grown
    },
    set: (slot, value) => {
      values[slot] = typeof value === 'number' ? value : Number.NaN
    },
    valueAt: (slot) => values[slot] as number,
    applyFilter: (bits, filter) => {
      if (filter.op !== 'range') return
      const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = filter
      intersectRange(bits, values, from, to)
    },
  }
}
