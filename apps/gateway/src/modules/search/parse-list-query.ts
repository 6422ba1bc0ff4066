import type { FormDefinition } from '@trassa/catalog/engine/definition'
import type { Filter } from '@trassa/catalog/engine/filters/filter'
import { parseFilters } from '@trassa/catalog/engine/filters/list-query'
import { type ListSortId, SORT_OPTIONS } from '@trassa/contracts/enumerations/ads'

/** The parsed query of a list. */
export interface ListQuery {
  /** Of the index's columns. */
  filters: Filter[]
  text?: string | undefined
  sort: ListSortId
}

/** spec §3: `sort` and `direct` as two numbers mean the same as the option's id. */
function sortOf(query: Record<string, unknown>, sort: ListSortId): ListSortId {
  const byNumbers = SORT_OPTIONS.find(
    (option) => String(option.sort) === query.sort && String(option.direct) === query.direct,
  )
  return byNumbers?.id ?? sort
}

/**
 * Parses a query string; unknown names are ignored.
 *
 * @returns `undefined` for a list that cannot hold any ad: of an unknown city.
 */
export function parseListQuery(
  form: FormDefinition,
  query: Record<string, unknown>,
  cities: readonly { id: string; slug: string }[],
): ListQuery | undefined {
  const parsed = parseFilters(form, query)
  const list: ListQuery = { filters: [], sort: sortOf(query, parsed.sort) }
  for (const filter of parsed.filters) {
    const value = filter.op === 'exact' ? filter.value : undefined
    if (filter.key === 'q') list.text = String(value)
    else if (filter.key === 'city') {
      const city = cities.find(({ slug }) => slug === value)
      if (!city) return undefined
      list.filters.push({ key: 'cityId', op: 'exact', value: city.id })
    } else if (filter.key !== 'withPhoto' || value === true) list.filters.push(filter)
  }
  return list
}
