import { listPathname, mainHref } from '../../shared/addresses/ad-addresses.ts'
import { DEFAULT_AD_TYPE } from '../../shared/addresses/default-type.ts'
import { listLocationAt } from '../../shared/addresses/list-location.ts'
import type { PageLocation } from '../../shared/addresses/paths.ts'
import { homeAddress } from '../../shared/addresses/type-address.ts'

/** Parameters that say which list and which page of it is shown, unlike filters and sort. */
const LOCATION_PARAMETERS = ['city', 'cityId', 'cursor', 'pages', 'ad_type']

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
