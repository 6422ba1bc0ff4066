import type { City } from '@trassa/contracts/entities/city'
import type { ListSummary } from '@trassa/contracts/entities/facets'

/** At most so many cities. */
const MOST = 12

/**
 * Other cities that have such ads: those of the same region first, then by their number.
 *
 * @param byCity how many ads each city has, by its id
 */
export function nearCities(
  cities: readonly City[],
  byCity: Record<string, number>,
  hereId: string | undefined,
): ListSummary['cities'] {
  const region = cities.find(({ id }) => id === hereId)?.kladrRegionName
  return cities
    .filter(({ id }) => id !== hereId && (byCity[id] ?? 0) > 0)
    .map((city) => ({ city, total: byCity[city.id] ?? 0 }))
    .sort(
      (a, b) =>
        Number(b.city.kladrRegionName === region) - Number(a.city.kladrRegionName === region) ||
        b.total - a.total ||
        Number(a.city.id) - Number(b.city.id),
    )
    .slice(0, MOST)
    .map(({ city: { slug, name }, total }) => ({ slug, name, total }))
}
