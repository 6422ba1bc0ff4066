import type { FilterField } from '@trassa/catalog/engine/definition'
import type { Filter } from '@trassa/catalog/engine/filters/filter'
import type { Dictionaries } from '../names-in.ts'
import type { CountOf } from '../use-facets.ts'

/** Typed text is applied after a debounce, a chosen value immediately. */
export type ChangeTiming = 'typed' | 'chosen'

export type ChangeFilter = (key: string, filter: Filter | null, timing?: ChangeTiming) => void

export interface FilterControlProps {
  field: FilterField
  filters: readonly Filter[]
  dictionaries: Dictionaries
  countOf: CountOf
  onChange: ChangeFilter
}
