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
const OF_THE_PLACE = ['city', 'cityId', 'cursor']

/** What the list at this address lists; `null` for every page that is no list. */
function listedType({ pathname }: Place, query: URLSearchParams, city: string | null) {
  if (isAt(pathname, PATHS.search)) return readType(query.get('ad_type'))
  const [first, type, slug] = pathname.split('/').filter(Boolean)
  if (!first) return DEFAULT_AD_TYPE
  if (slug || first.toLowerCase() !== city) return null
  return type ? (adTypeOfSegment(type) ?? null) : DEFAULT_AD_TYPE
}

const readType = (text: string | null): AdType =>
  adTypeOfSegment((text ?? '').replaceAll('_', '-')) ?? DEFAULT_AD_TYPE

/**
 * Where choosing a city leads: the same list, filters included, in that city; from any other page to
 * the city's list. `null` is the whole country.
 */
export function addressInCity(
  place: Place,
  currentCity: string | null,
  citySlug: string | null,
): string {
  const query = new URLSearchParams(place.search)
  const adType = listedType(place, query, currentCity)
  if (!adType) return homeAddress(citySlug)
  for (const name of OF_THE_PLACE) query.delete(name)
  if (citySlug) query.delete('ad_type')
  else if (adType !== DEFAULT_AD_TYPE) query.set('ad_type', adType)
  const search = query.toString()
  if (!search && !citySlug) return PATHS.home
  return `${listPathname({ adType, citySlug })}${search && `?${search}`}`
}
