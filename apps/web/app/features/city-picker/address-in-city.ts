import { adTypeOfSegment } from '@trassa/catalog/urls/ad-type-segments'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { listPathname, mainHref } from '../../shared/addresses/ad-addresses.ts'
import {
  DEFAULT_AD_TYPE,
  defaultTypeAt,
  mainTypeAt,
  readAdType,
} from '../../shared/addresses/default-type.ts'
import { isAt, PATHS } from '../../shared/addresses/paths.ts'
import { homeAddress } from '../../shared/addresses/type-address.ts'

interface Place {
  pathname: string
  search: string
}

/** What the query string says of the place or the page of a list, and not of what is looked for. */
const OF_THE_PLACE = ['city', 'cityId', 'cursor', 'ad_type']

/** What the list at this address lists; `null` for every page that is no list. */
function listedType(pathname: string, query: URLSearchParams, city: string | null): AdType | null {
  if (isAt(pathname, PATHS.search)) return readAdType(query.get('ad_type')) ?? DEFAULT_AD_TYPE
  const [first, type, slug] = pathname.split('/').filter(Boolean)
  const isList = type !== undefined && slug === undefined && first?.toLowerCase() === city
  return (isList && adTypeOfSegment(type)) || null
}

/** The subtype that the main page at this address shows; `null` for every other page. */
function mainType(pathname: string, query: URLSearchParams, city: string | null): AdType | null {
  const isMain = city === null ? mainTypeAt(pathname) !== undefined : isAt(pathname, `/${city}`)
  return isMain ? (readAdType(query.get('ad_type')) ?? defaultTypeAt(pathname)) : null
}

/**
 * Where choosing a city leads: the same list, filters included, or the same main page in that city;
 * from any other page to the city's main page. `null` is the whole country.
 */
export function addressInCity(
  { pathname, search }: Place,
  currentCity: string | null,
  citySlug: string | null,
): string {
  const query = new URLSearchParams(search)
  const shown = mainType(pathname, query, currentCity)
  if (shown) return mainHref({ adType: shown, citySlug })
  const adType = listedType(pathname, query, currentCity)
  if (!adType) return homeAddress(citySlug)
  for (const name of OF_THE_PLACE) query.delete(name)
  if (!citySlug && adType !== DEFAULT_AD_TYPE) query.set('ad_type', adType)
  const text = query.toString()
  return `${listPathname({ adType, citySlug })}${text && `?${text}`}`
}
