import { adTypeOfSegment } from '@trassa/catalog/type-segments'
import { PATHS } from './paths.ts'

interface Place {
  pathname: string
  search: string
}

/** What the query string says of the place or the page of a list, and not of what is looked for. */
const OF_THE_PLACE = ['city', 'cityId', 'cursor']

/** The path of a list of ads without its city; `null` for every other page. */
function listPath({ pathname }: Place, currentCity: string | null): string | null {
  if (pathname === PATHS.home || pathname.toLowerCase() === '/search') return ''
  const [city, type, slug] = pathname.split('/').filter(Boolean)
  if (!city || city.toLowerCase() !== currentCity || slug) return null
  if (!type) return ''
  return adTypeOfSegment(type) ? `/${type.toLowerCase()}` : null
}

/**
 * Where choosing a city leads: the same list, filters included, in that city; from any other page to
 * the city's list. `null` is the whole country.
 */
export function addressInCity(
  place: Place,
  currentCity: string | null,
  city: string | null,
): string {
  const path = listPath(place, currentCity)
  const base = city ? `/${city}` : PATHS.home
  if (path === null) return base
  const query = new URLSearchParams(place.search)
  for (const name of OF_THE_PLACE) query.delete(name)
  const search = query.toString()
  return `${city ? `${base}${path}` : base}${search && `?${search}`}`
}
