import { listPathname, mainHref } from '../../shared/addresses/ad-addresses.ts'
import { DEFAULT_AD_TYPE } from '../../shared/addresses/default-type.ts'
import { listLocationAt } from '../../shared/addresses/list-location.ts'
import type { PageLocation } from '../../shared/addresses/paths.ts'
import { homeAddress } from '../../shared/addresses/type-address.ts'

/** Parameters that say which list and which page of it is shown, unlike filters and sort. */
const LOCATION_PARAMETERS = ['city', 'cityId', 'radius', 'cursor', 'pages', 'ad_type']

/**
 * Where choosing a city leads: the same list, filters included, or the same main page in that city;
 * from any other page to the city's main page. `null` is the whole country.
 */
export function addressInCity(
  { pathname, search }: PageLocation,
  currentCity: string | null,
  citySlug: string | null,
): string {
  const location = listLocationAt({ pathname, search }, currentCity)
  if (!location) return homeAddress(citySlug)
  const { view, adType } = location
  if (view === 'main') return mainHref({ adType, citySlug })
  const query = new URLSearchParams(search)
  for (const name of LOCATION_PARAMETERS) query.delete(name)
  if (!citySlug && adType !== DEFAULT_AD_TYPE) query.set('ad_type', adType)
  const text = query.toString()
  return `${listPathname({ adType, citySlug })}${text && `?${text}`}`
}

/** The list of the address with so many kilometres around its city; 0 is the city alone. */
export function addressAround(location: PageLocation, citySlug: string, km: number): string {
  const address = new URL(addressInCity(location, citySlug, citySlug), 'http://host')
  const adType = listLocationAt(location, citySlug)?.adType ?? DEFAULT_AD_TYPE
  if (km === 0) return `${address.pathname}${address.search}`
  address.searchParams.delete('ad_type')
  address.searchParams.set('radius', String(km))
  return `${listPathname({ adType, citySlug })}${address.search}`
}
