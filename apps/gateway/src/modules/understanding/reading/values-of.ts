import type { Filter } from '@trassa/catalog/engine/filters/filter'

/** Values of a filter of several; none where there is no such filter. */
export const valuesOf = (filters: readonly Filter[], key: string): readonly (string | number)[] =>
  filters.flatMap((filter) => (filter.key === key && filter.op === 'many' ? filter.values : []))
