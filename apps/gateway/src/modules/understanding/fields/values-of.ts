import type { Filter } from '@trassa/catalog/engine/filters/filter'

/** Values of a filter of several; none where there is no such filter. */
export const valuesOf = (filters: readonly Filter[], key: string): readonly (string | number)[] =>
  filters.flatMap((filter) => (filter.key === key && filter.op === 'many' ? filter.values : []))

/** Values that are called by one word. */
const GROUP = 4
export const isGroup = (filter: Filter): boolean =>
  filter.op === 'many' && filter.values.length >= GROUP
