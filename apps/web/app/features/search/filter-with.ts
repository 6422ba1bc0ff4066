import type { FilterField } from '@trassa/catalog/form-definition'
import type { Filter } from '@trassa/catalog/form-filter'

/** A list narrowed down to one value of a field. */
export const filterWith = (
  { key, filter }: Pick<FilterField, 'key' | 'filter'>,
  value: string | number,
): Filter =>
  filter === 'many' ? { key, op: 'many', values: [value] } : { key, op: 'exact', value }
