import type { FormDefinition } from '@trassa/catalog/engine/definition'
import type { Filter } from '@trassa/catalog/engine/filters/filter'
import { parseFilters } from '@trassa/catalog/engine/filters/list-query'
import { type ListSortId, RELEVANCE_SORT, SORT_OPTIONS } from '@trassa/contracts/enumerations/ads'
import type { Places } from '../reference/public.ts'

/** The parsed query of a list. */
export interface ListQuery {
  /** Of the index's columns. */
  filters: Filter[]
  text?: string | undefined
  sort: ListSortId
  /** Of a list by relevance without a text: words whose ads stand first. */
  first?: string | undefined
  /** Of a list by relevance in several cities around one: the id of that one, whose ads stand before others as relevant. */
  near?: string | undefined
}

/** PostgreSQL's text search knows "or" between words. */
const EITHER = / или /gi

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
 * @returns `undefined` for a list that cannot hold any ad: of an unknown city or region.
 */
export function parseListQuery(
  form: FormDefinition,
  query: Record<string, unknown>,
  places: Pick<Places, 'cityIdsAt'>,
): ListQuery | undefined {
  const parsed = parseFilters(form, query)
  const { first } = parsed
  const list: ListQuery = { filters: [], sort: sortOf(query, parsed.sort) }
  const radius = parsed.filters.find(({ key }) => key === 'radius')
  for (const filter of parsed.filters) {
    const value = filter.op === 'exact' ? filter.value : undefined
    if (filter.key === 'q') list.text = String(value).replaceAll(EITHER, ' or ')
    else if (filter.key === 'city') {
      const km = radius?.op === 'exact' ? Number(radius.value) : 0
      const values = places.cityIdsAt(String(value), km)
      if (!values) return undefined
      if (km > 0 && list.sort === RELEVANCE_SORT.id) {
        list.near = places.cityIdsAt(String(value), 0)?.[0]
      }
      const [only, ...more] = values
      list.filters.push(
        only !== undefined && more.length === 0
          ? { key: 'cityId', op: 'exact', value: only }
          : { key: 'cityId', op: 'many', values: [...values] },
      )
    } else if (filter !== radius && (filter.key !== 'withPhoto' || value === true)) {
      list.filters.push(filter)
    }
  }
  if (first !== undefined && list.text === undefined && list.sort === RELEVANCE_SORT.id) {
    list.first = first
  }
  return list
}

interface Known {
  form: FormDefinition
  places: Pick<Places, 'cityIdsAt'>
  list: ListQuery | undefined
}

const knownLists = new WeakMap<object, Known>()

/**
 * The same, once for each query object while the cities are the same: a request needs it for the key of its answer and for the answer.
 * Nothing may change the object or what is returned.
 */
export function parseListQueryOnce(
  ...[form, query, places]: Parameters<typeof parseListQuery>
): ListQuery | undefined {
  const known = knownLists.get(query)
  if (known?.form === form && known.places === places) return known.list
  const list = parseListQuery(form, query, places)
  knownLists.set(query, { form, places, list })
  return list
}
