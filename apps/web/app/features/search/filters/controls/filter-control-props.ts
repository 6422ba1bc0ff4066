import type { FilterField } from '@trassa/catalog/engine/definition'
import type { Filter } from '@trassa/catalog/engine/filters/filter'
import type { Dictionaries } from '../use-dictionaries.ts'
import type { CountOf } from '../use-facets.ts'

/** What is typed is asked for when the fingers rest, what is chosen at once. */
export type ChangeManner = 'typed' | 'chosen'

export type ChangeFilter = (key: string, filter: Filter | null, manner?: ChangeManner) => void

export interface FilterControlProps {
  field: FilterField
  filters: readonly Filter[]
  dictionaries: Dictionaries
  countOf: CountOf
  onChange: ChangeFilter
}
