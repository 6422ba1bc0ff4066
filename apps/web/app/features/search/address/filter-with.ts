import type { FilterField } from '@trassa/catalog/engine/definition'
import type { Filter } from '@trassa/catalog/engine/filters/filter'

/** A list narrowed down to one value of a field. */
export const filterWith = (
  { key, filter }: Pick<FilterField, 'key' | 'filter'>,
  value: string | number,
): Filter =>
  filter === 'many' ? { key, op: 'many', values: [value] } : { key, op: 'exact', value }
