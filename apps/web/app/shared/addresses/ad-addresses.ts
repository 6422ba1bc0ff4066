import { subtypeOfAdType } from '@trassa/catalog/taxonomy/subtypes'
import { segmentOf } from '@trassa/catalog/urls/ad-type-segments'
import type { AdCard } from '@trassa/contracts/entities/ad'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { DEFAULT_AD_TYPE, defaultTypeAt } from './default-type.ts'

/** A list of ads as an address describes it. */
export interface ListAddress {
  adType: AdType
  /** The city stands in the path; `null` is the whole country. */
  citySlug: string | null
  /** Filters and sort as the type's form writes them (catalogue: `filtersToQuery`), without the city. */
  query?: string
  /** Where the page starts; only for pages without JavaScript. */
  cursor?: string | null
  /** How many pages of ads are shown at once: one, where it is absent (decision 077). */
  pages?: number
  /** The words that were understood as this list (docs/decisions/185); they narrow down nothing. */
  typed?: string | undefined
}

/** The parameter of the words that a list was found by. */
export const TYPED = 'typed'

const HAS_TEXT = /(?:^|&)q=/

function withQuery(pathname: string, type: string, list: ListAddress): string {
  const { query, cursor, pages = 1, typed } = list
  const page = cursor ? `cursor=${encodeURIComponent(cursor)}` : ''
  const many = pages > 1 ? `pages=${pages}` : ''
  const said = typed ? `${TYPED}=${encodeURIComponent(typed)}` : ''
  const search = [type, query, said, page, many].filter(Boolean).join('&')
  return `${pathname}${search && `?${search}`}`
}

export const listPathname = ({ adType, citySlug }: ListAddress): string =>
  citySlug === null ? '/Search' : `/${citySlug}/${segmentOf(adType)}`

/**
 * A list with its filter panel: `/kazan/auto?markId=1`, `/Search?markId=1` for the whole country. Words without a type
 * would be understood as a query (`wordsHref`).
 */
export function listHref(list: ListAddress): string {
  const { adType, citySlug, query = '' } = list
  const isNamed = adType !== DEFAULT_AD_TYPE || HAS_TEXT.test(query)
  const type = citySlug === null && isNamed ? `ad_type=${adType}` : ''
  return withQuery(listPathname(list), type, list)
}

/** Where words are understood as a list; typed above one of a type and a place, they may mean the same ones. */
export const wordsHref = (words: string, { adType, citySlug }: ListAddress): string =>
  `/Search?${new URLSearchParams({
    q: words,
    ...(adType !== DEFAULT_AD_TYPE && { [HINTS.adType]: adType }),
    ...(citySlug !== null && { [HINTS.citySlug]: citySlug }),
  })}`

/** The parameters of what a list was of, above which words were typed. */
export const HINTS = { adType: 'kind', citySlug: 'near' } as const

/**
 * A main page (spec §4: `/` or the category's) of the whole country or of a city: it shows the list of
 * one subtype, with a sort and a page, but without filters.
 */
export function mainHref(list: ListAddress): string {
  const { adType, citySlug } = list
  const pathname = citySlug === null ? (subtypeOfAdType(adType)?.category ?? '/') : `/${citySlug}`
  const type = defaultTypeAt(pathname) === adType ? '' : `ad_type=${adType}`
  return withQuery(pathname, type, list)
}

const withoutOrder = (query: string): string =>
  query
    .split('&')
    .filter((part) => !/^(?:sort|first)=/.test(part))
    .join('&')

/**
 * The canonical address of a list (domain §7, docs/decisions/031): one per city, type and filters, the
 * same for every page that shows the list. Sort and cursor do not make another list. Without filters the
 * first type of a main type is that one's page (`/` for cars), in a city every type is `/{city}/{type}`.
 */
export function canonicalListHref({ adType, citySlug, query = '' }: ListAddress): string {
  const list = { adType, citySlug, query: withoutOrder(query) }
  const main = mainHref(list)
  return citySlug === null && !main.includes('?') ? main : listHref(list)
}

/** The one address of an ad (domain §7). */
export const adHref = ({ citySlug, adType, slug }: Pick<AdCard, 'citySlug' | 'adType' | 'slug'>) =>
  `/${citySlug}/${segmentOf(adType)}/${slug}`
