import type { FilterField } from '@trassa/catalog/form-definition'
import type { Filter } from '@trassa/catalog/form-filter'
import type { Bits } from './bits.ts'
import { choiceColumn } from './choice-column.ts'
import { flagColumn } from './flag-column.ts'
import { manyColumn } from './many-column.ts'
import { numberColumn } from './number-column.ts'

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

/** The column that fits how a field is filtered: the same for every ad type. */
export function columnFor({ kind, filter }: FilterField): FieldColumn {
  if (filter === 'range') return numberColumn()
  if (kind.type === 'flag') return flagColumn()
  if (kind.type !== 'enumeration') return choiceColumn({ hasFacets: kind.type === 'dictionary' })
  const values = kind.options.map(({ id }) => id)
  return kind.many ? manyColumn(values) : choiceColumn({ values, hasFacets: true })
}
