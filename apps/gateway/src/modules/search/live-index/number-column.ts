import { keepRange } from './bits.ts'
import type { FieldColumn } from './field-column.ts'

/** Numbers that are asked for between two ends; NaN, which lies between none, where there is no number. */
export function numberColumn(): FieldColumn {
  let values = new Float64Array()
  return {
    grow: (capacity) => {
      const grown = new Float64Array(capacity).fill(Number.NaN)
      grown.set(values)
      values = grown
    },
    put: (slot, value) => {
      values[slot] = typeof value === 'number' ? value : Number.NaN
    },
    narrow: (bits, filter) => {
      if (filter.op !== 'range') return
      const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = filter
      keepRange(bits, values, from, to)
    },
  }
}
