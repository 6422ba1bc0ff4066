import type { FormDefinition } from '@trassa/catalog/engine/definition'
import type { Filter } from '@trassa/catalog/engine/filters/filter'
import {
  defaultSort,
  filtersToQuery,
  parseFilters,
} from '@trassa/catalog/engine/filters/list-query'
import type { ListSummary } from '@trassa/contracts/entities/facets'
import type { Understood } from '@trassa/contracts/entities/understood'
import { type ListSortId, RADIUS_OPTIONS } from '@trassa/contracts/enumerations/ads'
import { LONGEST_QUERY } from '@trassa/contracts/longest-query'
import { pageTime } from '../../../lib/document/page-time.ts'
import { type ListAddress, listHref, TYPED } from '../../../shared/addresses/ad-addresses.ts'
import type { Place } from '../../../shared/city/place.ts'
import type { LeftOut } from './left-out.ts'

/** A kind of things on a main page, and the values of its field (`kindField`) that it stands for. */
export type Kind = [name: string, values: number[]]

/** A list of ads as a page shows it: what its address says. */
export interface ListPage {
  /** Of the type that is listed; a loader brings it, for no script holds the forms of all types. */
  form: FormDefinition
  /** A city or a region. */
  city: Place | null
  filters: Filter[]
  sort: ListSortId
  /** Words whose ads stand first; see `ListQuery`. */
  first?: string
  cursor: string | null
  /** How many pages of ads are shown, from the cursor on; 1 where it is absent. */
  pages?: number
  /** All filters and their options are rendered, as they are asked for without JavaScript (docs/decisions/173). */
  all?: true
  /** The form lacks fields of the rest of its filters, which are folded away (`page-form.ts`). */
  hasRest?: true
  /** Of a main page whose form lacks the options that they are made of. */
  kinds?: Kind[]
  /** What is said about the list as a whole; absent where it could not be loaded. */
  summary?: ListSummary
  /** The words that were understood as this list, as they were typed. */
  typed?: string
  /** What they were understood as; absent where that could not be loaded. */
  understood?: Understood
  /** What the nearest list leaves out of them. */
  leftOut?: LeftOut
  /** ISO time at which the page was made: server and browser write the same "3 часа назад". */
  now: string
}

/** What of a list an address may say otherwise. */
interface Changes {
  filters?: readonly Filter[]
  sort?: ListSortId
  citySlug?: string | null
  cursor?: string | null
  pages?: number
}

/** More pages are reached by the cursor: a page of the site stays of a bounded size. */
const MOST_PAGES = 10

/** How many pages the address of a list names after this many were loaded. */
export const shownPages = (loaded: number): number => Math.min(loaded, MOST_PAGES)

const pagesIn = (text: string | null): number =>
  /^\d{1,2}$/.test(text ?? '') ? Math.min(Math.max(Number(text), 1), MOST_PAGES) : 1

/** The city is never a filter of the query string: it has a place in the path. */
const OF_THE_PATH = ['city', 'cityId']

export const isOfThePath = (key: string): boolean => OF_THE_PATH.includes(key)

const withoutCity = (filters: readonly Filter[]): Filter[] =>
  filters.filter(({ key }) => !isOfThePath(key))

/** A radius is one around a city. */
export const takesRadius = (place: Place | null): boolean =>
  place !== null && place.isRegion === undefined

/** The filter of kilometres around a city. */
export const RADIUS_KEY = 'radius'

/** Kilometres around the list's city; 0 for the city alone. */
export function radiusOf({ filters }: Pick<ListPage, 'filters'>): number {
  const filter = filters.find(({ key }) => key === RADIUS_KEY)
  return filter?.op === 'exact' ? Number(filter.value) : 0
}

/** The next two wider circles around the list's city, in kilometres; none where it takes no radius. */
export const widerRadii = (list: Pick<ListPage, 'city' | 'filters'>): number[] =>
  takesRadius(list.city)
    ? RADIUS_OPTIONS.map(({ id }) => id)
        .filter((km) => km > radiusOf(list) && km >= 100)
        .slice(0, 2)
    : []

/** `filters` with the radius set to `km`. */
export const withRadius = (filters: readonly Filter[], km: number): Filter[] => [
  ...filters.filter(({ key }) => key !== RADIUS_KEY),
  { key: RADIUS_KEY, op: 'exact', value: km },
]

/** The filters that a list of this place can have. */
const filtersFor = (place: Place | null, filters: readonly Filter[]): Filter[] =>
  withoutCity(filters).filter(({ key }) => key !== RADIUS_KEY || takesRadius(place))

/** What of `list` stands in an address; `changes` go over it. A list in its default order stays in that with other filters. */
export function addressOf(list: Omit<ListPage, 'now' | 'cursor'>, changes: Changes = {}) {
  const { form, city, filters, typed, first } = { ...list, ...changes }
  const former = list.sort === defaultSort(list) ? defaultSort({ filters, first }) : list.sort
  const { sort = former } = changes
  const { citySlug = city?.slug ?? null, cursor = null, pages = 1 } = changes
  const own = citySlug === null ? filtersFor(null, filters) : withoutCity(filters)
  const query = filtersToQuery(form, { filters: own, sort, first })
  return { adType: form.adType, citySlug, query, cursor, pages, typed } satisfies ListAddress
}

const isAllAsked = (query: URLSearchParams) => query.get('filters') === 'all'

/** The page of the list with all of its filters. */
export function allFiltersHref(list: ListPage): string {
  const href = listHref(addressOf(list, { cursor: list.cursor }))
  return `${href}${href.includes('?') ? '&' : '?'}filters=all#filters`
}

/** Reads a list's query string; unknown names and invalid values are ignored. */
export function readListPage(
  { searchParams }: URL,
  { form, city }: Pick<ListPage, 'form' | 'city'>,
): ListPage {
  const { filters, sort, first } = parseFilters(form, searchParams)
  const typed = searchParams.get(TYPED)?.slice(0, LONGEST_QUERY)
  return {
    form,
    city,
    filters: filtersFor(city, filters),
    sort,
    ...(first !== undefined && { first }),
    cursor: searchParams.get('cursor'),
    pages: pagesIn(searchParams.get('pages')),
    ...(isAllAsked(searchParams) && { all: true }),
    ...(typed && { typed }),
    now: pageTime(),
  }
}

/** The parameters that the gateway is asked with (spec §7: filter-ads). */
export function listQuery({ adType, citySlug, query = '' }: ListAddress) {
  const place: Record<string, string> = citySlug === null ? {} : { city: citySlug }
  return { ...Object.fromEntries(new URLSearchParams(query)), ...place, ad_type: adType }
}
