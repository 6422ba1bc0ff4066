import type { Filter } from '@trassa/catalog/engine/filters/filter'
import type { Block } from '../memory/arena.ts'
import type { Selection } from './selection.ts'

/** Receives how many slots hold a value. */
export type CountVisitor = (value: string, total: number) => void

/** The values of one filterable field in a segment, by slot. */
export interface FieldColumn {
  /** Makes room for `capacity` slots. */
  grow: (capacity: number) => void
  /** Sets a slot's value; an invalid one means no value. */
  set: (slot: number, value: unknown) => void
  /**
   * Called before the first slots of an empty column are set one after the other, and called again after the last: what is made
   * of the values can wait until then. No filter comes in between, and no slot is set twice.
   */
  fill?: { begin: () => void; end: () => void }
  /** Makes `bits` the slots that match a filter of this field; free slots may be among them. */
  select: (bits: Block, filter: Filter) => void
  /** The value of a slot as it is compared with filters: a name for one of a dictionary or an enumeration, several of them in an array. */
  at: (slot: number) => unknown
  /** The number in a slot, NaN for none; for fields that are filtered by range. */
  valueAt?: (slot: number) => number
  /** Tells how many of the slots hold each value that any of them has; for fields that have facets. */
  count?: (selection: Selection, visit: CountVisitor) => void
}

const ALL = 0xffffffff

/** For a filter that says nothing about the field. */
export const selectAll = (bits: Block): void => void bits.fill(ALL)
