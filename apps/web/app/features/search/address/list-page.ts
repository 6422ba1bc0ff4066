import type { FormDefinition } from '@trassa/catalog/engine/definition'
import type { Filter } from '@trassa/catalog/engine/filters/filter'
import { filtersToQuery, parseFilters } from '@trassa/catalog/engine/filters/list-query'
import type { City } from '@trassa/contracts/entities/city'
import type { ListSortId } from '@trassa/contracts/enumerations/ads'
import type { ListAddress } from '../../../shared/addresses/ad-addresses.ts'

/** A list of ads as a page shows it: what its address says. */
export interface ListPage {
  /** Of the type that is listed; a loader brings it, for no script holds the forms of all types. */
  form: FormDefinition
  city: City | null
  filters: Filter[]
  sort: ListSortId
  cursor: string | null
  /** ISO time at which the page was made: server and browser write the same "3 часа назад". */
  now: string
}

/** What of a list an address may say otherwise. */
interface Changes {
  filters?: readonly Filter[]
  sort?: ListSortId
  citySlug?: string | null
  cursor?: string | null
}

/** The city is never a filter of the query string: it has a place in the path. */
const OF_THE_PATH = ['city', 'cityId']

export const isOfThePath = (key: string): boolean => OF_THE_PATH.includes(key)

const withoutCity = (filters: readonly Filter[]): Filter[] =>
  filters.filter(({ key }) => !isOfThePath(key))

/** What of `list` stands in an address; `changes` go over it. */
export function addressOf(list: Omit<ListPage, 'now' | 'cursor'>, changes: Changes = {}) {
  const { form, city, filters, sort } = { ...list, ...changes }
  const { citySlug = city?.slug ?? null, cursor = null } = changes
  const query = filtersToQuery(form, { filters: withoutCity(filters), sort })
  return { adType: form.adType, citySlug, query, cursor } satisfies ListAddress
}

/** Reads a list's query string; unknown names and invalid values are ignored. */
export function readListPage(
  { searchParams }: URL,
  { form, city }: Pick<ListPage, 'form' | 'city'>,
): ListPage {
  const { filters, sort } = parseFilters(form, searchParams)
  return {
    form,
    city,
    filters: withoutCity(filters),
    sort,
    cursor: searchParams.get('cursor'),
    now: new Date().toISOString(),
  }
}

/** The parameters that the gateway is asked with (spec §7: filter-ads). */
export function listQuery({ adType, citySlug, query = '' }: ListAddress) {
  const place = citySlug === null ? {} : { city: citySlug }
  return { ...Object.fromEntries(new URLSearchParams(query)), ...place, ad_type: adType }
}
