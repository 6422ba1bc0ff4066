import type { Filter } from '@trassa/catalog/engine/filters/filter'
import type { Bits } from './bits.ts'

/** What is counted for facets: the slots of a list. */
export interface Counted {
  bits: Bits
  total: number
  /** One by one, where there are few enough for that to be the quicker way. */
  slots: Int32Array | undefined
}

/** The values of one filterable field in a segment, by slot. */
export interface FieldColumn {
  /** Makes room for as many slots. */
  grow: (capacity: number) => void
  /** Keeps a slot's value; whatever is not a value of the field's stands for none. */
  put: (slot: number, value: unknown) => void
  /** Leaves in `bits` the slots that a filter of this field asks for. */
  narrow: (bits: Bits, filter: Filter) => void
  /** How many of the slots hold each value, by the value as text; for fields that have facets. */
  count?: (counted: Counted) => Record<string, number>
}
