import type { Filter } from '@trassa/catalog/form-filter'
import { formOf } from '@trassa/catalog/form-of'
import { parseFilters } from '@trassa/catalog/form-query'
import type { City } from '@trassa/contracts/entities/city'
import type { AdType, SortId } from '@trassa/contracts/enumerations/ads'
import { type ListAddress, listQueryString, withoutCity } from '../../lib/ad-addresses.ts'

/** A list of ads as a page shows it: what its address says. */
export interface ListPage {
  adType: AdType
  city: City | null
  filters: Filter[]
  sort: SortId
  cursor: string | null
  /** ISO time at which the page was made: server and browser write the same "3 часа назад". */
  now: string
}

/** What of `list` stands in an address; `changes` go over it. */
export function addressOf(list: ListPage, changes: Partial<ListAddress> = {}): ListAddress {
  const { adType, city, filters, sort } = list
  return { adType, citySlug: city?.slug ?? null, filters, sort, ...changes }
}

/** Reads a list's query string; what nobody knows is left out. */
export function readListPage(
  { searchParams }: URL,
  { adType, city }: Pick<ListPage, 'adType' | 'city'>,
): ListPage {
  const form = formOf(adType)
  const read = form ? parseFilters(form, searchParams) : { filters: [], sort: 'dateTo' as const }
  return {
    adType,
    city,
    filters: withoutCity(read.filters),
    sort: read.sort,
    cursor: searchParams.get('cursor'),
    now: new Date().toISOString(),
  }
}

/** The parameters that the gateway is asked with (spec §7: filter-ads). */
export function listQuery({ adType, citySlug, filters, sort }: ListAddress) {
  const place = citySlug === null ? {} : { city: citySlug }
  const query = listQueryString({
    adType,
    citySlug: '',
    ...(filters && { filters }),
    ...(sort && { sort }),
  })
  return { ...Object.fromEntries(new URLSearchParams(query)), ...place, ad_type: adType }
}
