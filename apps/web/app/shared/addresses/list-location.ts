import { adTypeOfAnySpelling } from '@trassa/catalog/urls/ad-type-segments'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { listHref, mainHref } from './ad-addresses.ts'
import { DEFAULT_AD_TYPE, defaultTypeAt, mainTypeAt, readAdType } from './default-type.ts'
import { isAt, PATHS, type PageLocation, segmentsOf } from './paths.ts'

/** The list that an address names, and the page that shows it. */
export interface ListLocation {
  /** `main`: a main page with search and newest ads; `list`: the list with its filter panel. */
  view: 'main' | 'list'
  adType: AdType
}

/**
 * What list an address names, in any spelling; `null` for every page that is no list. `citySlug` is the
 * city that was found by the first segment of the path or by `city` of the query.
 */
export function listLocationAt(
  { pathname, search }: PageLocation,
  citySlug: string | null,
): ListLocation | null {
  const asked = readAdType(new URLSearchParams(search).get('ad_type'))
  if (isAt(pathname, PATHS.search)) return { view: 'list', adType: asked ?? DEFAULT_AD_TYPE }
  const [city, segment, ...more] = segmentsOf(pathname)
  const isMain = mainTypeAt(pathname) !== undefined
  if (isMain || (city?.toLowerCase() === citySlug && segment === undefined)) {
    return { view: 'main', adType: asked ?? defaultTypeAt(pathname) }
  }
  if (segment === undefined || more.length > 0 || city?.toLowerCase() !== citySlug) return null
  const adType = adTypeOfAnySpelling(segment)
  return adType ? { view: 'list', adType } : null
}

interface FoundList extends ListLocation {
  citySlug: string | null
  /** Whether the address has filters that count: a main page shows none. */
  isFiltered: boolean
}

/** The parts of a query string but those with these names, as they were spelled. */
const queryWithout = (search: string, names: readonly string[]): string[] =>
  search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && !names.includes(part.split('=')[0] ?? ''))

/**
 * Where the address of a list answers 301 to (domain §7), `null` where its path is right: other spellings
 * of the path, a city in the query, a subtype on another main type's page, filters on a main page. All of
 * them are mended at once, and the rest of the query string is kept as it was.
 */
export function listRedirect(asked: PageLocation, found: FoundList): string | null {
  const { view, adType, citySlug, isFiltered } = found
  const right = (view === 'list' || isFiltered ? listHref : mainHref)({ adType, citySlug })
  const [pathname = '', type] = right.split('?')
  if (asked.pathname === pathname) return null
  const isCityInQuery =
    citySlug !== null && segmentsOf(asked.pathname)[0]?.toLowerCase() !== citySlug
  // A cursor belongs to the list without the city.
  const moved = isCityInQuery ? ['city', 'cursor', 'pages'] : []
  const query = [...(type ? [type] : []), ...queryWithout(asked.search, ['ad_type', ...moved])]
  return query.length > 0 ? `${pathname}?${query.join('&')}` : pathname
}
