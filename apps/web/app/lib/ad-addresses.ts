import type { Filter } from '@trassa/catalog/form-filter'
import { formOf } from '@trassa/catalog/form-of'
import { filtersToQuery } from '@trassa/catalog/form-query'
import { segmentOf } from '@trassa/catalog/type-segments'
import type { AdCard } from '@trassa/contracts/entities/ad'
import type { AdType, SortId } from '@trassa/contracts/enumerations/ads'
import { redirect } from 'react-router-dom'

/** The type that addresses leave out (spec §4: the default subtype is car). */
export const DEFAULT_AD_TYPE: AdType = 'auto'

/** A list of ads as its address says it. */
export interface ListAddress {
  adType: AdType
  /** The city stands in the path; `null` is the whole country. */
  citySlug: string | null
  filters?: readonly Filter[]
  sort?: SortId
  /** Where the page starts; only for those who come without JavaScript. */
  cursor?: string | null
}

/** The city is never a filter of the query string: it has a place in the path. */
const OF_THE_PATH = ['city', 'cityId']

export const withoutCity = (filters: readonly Filter[]): Filter[] =>
  filters.filter(({ key }) => !OF_THE_PATH.includes(key))

/** The one query string of a list, without `?` (domain §7). */
export function listQueryString(list: ListAddress): string {
  const { adType, citySlug, filters = [], sort, cursor } = list
  const form = formOf(adType)
  const type = citySlug === null && adType !== DEFAULT_AD_TYPE ? `ad_type=${adType}` : ''
  const query = form
    ? filtersToQuery(form, { filters: withoutCity(filters), ...(sort && { sort }) })
    : ''
  const page = cursor ? `cursor=${encodeURIComponent(cursor)}` : ''
  return [type, query, page].filter(Boolean).join('&')
}

export const listPathname = ({ adType, citySlug }: ListAddress): string =>
  citySlug === null ? '/Search' : `/${citySlug}/${segmentOf(adType)}`

/** The one address of a list: `/kazan/auto?markId=1`, `/Search?markId=1` for the whole country. */
export function listHref(list: ListAddress): string {
  const query = listQueryString(list)
  return `${listPathname(list)}${query && `?${query}`}`
}

/** The one address of an ad (domain §7). */
export const adHref = ({ citySlug, adType, slug }: Pick<AdCard, 'citySlug' | 'adType' | 'slug'>) =>
  `/${citySlug}/${segmentOf(adType)}/${slug}`

/** Any other spelling of a path answers 301 to the canonical one (domain §7). */
export function keepCanonicalPath(url: URL, pathname: string): void {
  if (url.pathname !== pathname) throw redirect(`${pathname}${url.search}`, 301)
}

/** Unknown means 404 (domain §7). */
export const notFound = (): Response => new Response(null, { status: 404 })

/** The main page's address, of the whole country or of a city; it knows an order and a page, no filters. */
export function mainHref({ citySlug, adType, sort, cursor }: ListAddress): string {
  const query = listQueryString({
    adType,
    citySlug: citySlug ?? '',
    ...(sort && { sort }),
    cursor: cursor ?? null,
  })
  return `/${citySlug ?? ''}${query && `?${query}`}`
}
