import { distanceKm, type Point } from '@trassa/catalog/places/distance'
import { regionOf } from '@trassa/catalog/places/regions'
import type { City } from '@trassa/contracts/entities/city'
import type { Region } from '@trassa/contracts/entities/region'

export interface PlacedCity extends City {
  /** Degrees; `null` for an imported city without coordinates. */
  lat: number | null
  lon: number | null
}

/** The cities and regions that a list of ads can be narrowed down to. */
export interface Places {
  cities: City[]
  regions: Region[]
  /**
   * The ids of the cities that a slug stands for: the city's own, with those within `radiusKm` around it
   * where that is not 0, or all of a region. `undefined` for an unknown slug.
   */
  cityIdsAt: (slug: string, radiusKm: number) => readonly string[] | undefined
}

/** Takes all cities, by name. */
export function createPlaces(placed: readonly PlacedCity[]): Places {
  const bySlug = new Map(placed.map((city) => [city.slug, city]))
  const regions = new Map<string, Region>()
  const idsOfRegion = new Map<string, string[]>()
  for (const city of placed) {
    const region = regionOf(city)
    if (!region) continue
    regions.set(region.slug, region)
    const ids = idsOfRegion.get(region.slug)
    if (ids) ids.push(city.id)
    else idsOfRegion.set(region.slug, [city.id])
  }
  return {
    cities: placed.map(({ lat: _lat, lon: _lon, ...city }) => city),
    regions: [...regions.values()].sort((a, b) => a.name.localeCompare(b.name, 'ru')),
    cityIdsAt: (slug, radiusKm) => {
      const city = bySlug.get(slug)
      if (!city) return idsOfRegion.get(slug)
      return radiusKm > 0 ? idsAround(city, radiusKm, placed) : [city.id]
    },
  }
}

const pointOf = ({ lat, lon }: PlacedCity): Point | null =>
  lat === null || lon === null ? null : { lat, lon }

function idsAround(center: PlacedCity, km: number, placed: readonly PlacedCity[]): string[] {
  const from = pointOf(center)
  return placed
    .filter((city) => {
      const to = pointOf(city)
      return city === center || (from && to && distanceKm(from, to) <= km)
    })
    .map(({ id }) => id)
}
