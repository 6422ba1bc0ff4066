import { adTypeOfSegment } from '@trassa/catalog/type-segments'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { DEFAULT_AD_TYPE, listPathname } from './ad-addresses.ts'
import { isAt, PATHS } from './paths.ts'
import { homeAddress } from './type-address.ts'

interface Place {
  pathname: string
  search: string
}

/** What the query string says of the place or the page of a list, and not of what is looked for. */
const OF_THE_PLACE = ['city', 'cityId', 'cursor', 'ad_type']

const readType = (text: string | null): AdType | null =>
  adTypeOfSegment((text ?? DEFAULT_AD_TYPE).replaceAll('_', '-')) ?? null

/** What the list at this address lists; `null` for every page that is no list. */
function listedType(pathname: string, query: URLSearchParams, city: string | null): AdType | null {
  if (isAt(pathname, PATHS.search)) return readType(query.get('ad_type'))
  const [first, type, slug] = pathname.split('/').filter(Boolean)
  return type && !slug && first?.toLowerCase() === city ? readType(type) : null
}

/**
 * Where choosing a city leads: the same list, filters included, in that city; from any other page to
 * the city's main page. `null` is the whole country.
 */
export function addressInCity(
  { pathname, search }: Place,
  currentCity: string | null,
  citySlug: string | null,
): string {
  const query = new URLSearchParams(search)
  const adType = listedType(pathname, query, currentCity)
  if (!adType) return homeAddress(citySlug)
  for (const name of OF_THE_PLACE) query.delete(name)
  if (!citySlug && adType !== DEFAULT_AD_TYPE) query.set('ad_type', adType)
  const text = query.toString()
  return `${listPathname({ adType, citySlug })}${text && `?${text}`}`
}
