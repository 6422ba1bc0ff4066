import type { SavedSearch } from '@trassa/contracts/entities/saved-search'
import { listHref } from '../addresses/ad-addresses.ts'

const CITY = 'city='

/** The list of a saved search: its city stands in the path, as in every list's address (domain §7). */
export function savedSearchHref({ adType, query }: Pick<SavedSearch, 'adType' | 'query'>): string {
  const parts = query.split('&')
  const city = parts.find((part) => part.startsWith(CITY))
  return listHref({
    adType,
    citySlug: city ? city.slice(CITY.length) : null,
    query: parts.filter((part) => part !== city).join('&'),
  })
}
