import type { FilterField } from '@trassa/catalog/engine/definition'
import { filterFields } from '@trassa/catalog/engine/filters/common-filters'
import type { Filter } from '@trassa/catalog/engine/filters/filter'
import { oncePer } from '../../../platform/kept/once-per.ts'
import type { AdState } from '../live-index/ad-state.ts'
import { dependencyOf } from '../live-index/below-several.ts'
import type { Segment } from '../live-index/segment.ts'
import { valueTest } from '../reverse/conditions.ts'

/** The keys of the filters that an ad does not pass. */
export type FailedFilters = (state: AdState) => string[]

/** What is the same for all filters. */
const partsOf = oncePer(({ form, columns }: Segment) => ({
  isBelowSeveral: dependencyOf(form).isBelowSeveral,
  fields: new Map<string, FilterField>(filterFields(form).map((field) => [field.key, field])),
  places: new Map([...columns.keys()].map((key, place) => [key, place])),
}))

/**
 * Compares single ads with filters as the columns of the segment compare their slots.
 *
 * @returns `undefined` where what a filter asks of one ad depends on the others (decision 076)
 */
export function failedFilters(
  segment: Segment,
  filters: readonly Filter[],
): FailedFilters | undefined {
  const { isBelowSeveral, fields, places } = partsOf(segment)
  if (filters.some(({ key }) => isBelowSeveral(key, filters))) return undefined
  const tests = filters.flatMap((filter) => {
    const [field, place] = [fields.get(filter.key), places.get(filter.key)]
    return field && place !== undefined
      ? [{ key: filter.key, place, holds: valueTest(field, filter) }]
      : []
  })
  return ({ values }) =>
    tests.flatMap(({ key, place, holds }) => (holds(values[place]) ? [] : [key]))
}
