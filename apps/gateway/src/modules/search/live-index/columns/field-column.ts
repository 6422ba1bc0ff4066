import type { Filter } from '@trassa/catalog/engine/filters/filter'
import type { Bitset } from '../bitset.ts'

/** The slots of a list, of which facets are counted. */
export interface Selection {
  bits: Bitset
  total: number
  /** Listed, where there are so few that a scan is faster than set operations. */
  slots: Int32Array | undefined
}

/** The values of one filterable field in a segment, by slot. */
export interface FieldColumn {
  /** Makes room for `capacity` slots. */
  grow: (capacity: number) => void
  /** Sets a slot's value; an invalid one means no value. */
  set: (slot: number, value: unknown) => void
  /** Removes from `bits` the slots that do not match a filter of this field. */
  applyFilter: (bits: Bitset, filter: Filter) => void
  /** The number in a slot, NaN for none; for fields that are filtered by range. */
  valueAt?: (slot: number) => number
  /** How many of the slots hold each value, by the value as text; for fields that have facets. */
  count?: (selection: Selection) => Record<string, number>
}
