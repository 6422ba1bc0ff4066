import { regionText } from '@trassa/catalog/format/region-text'
import { type NamedOption, rankOptions } from '@trassa/catalog/names/rank-options'
import type { ListedCity } from '@trassa/contracts/entities/city'
import type { ListedRegion } from '@trassa/contracts/entities/region'

/** spec §9: as many in popular mode and in search. */
const SHOWN = 14

/** A city or a region to choose; `detail` tells places of one name apart. */
export interface PlaceEntry {
  slug: string
  name: string
  detail: string
}

interface Searched extends PlaceEntry, NamedOption {
  /** Less is more popular. */
  popularity: number
}

const ofCity = (city: ListedCity): Searched => ({
  slug: city.slug,
  name: city.name,
  label: city.name,
  names: city.also,
  detail: regionText(city),
  context: regionText(city),
  popularity: city.sortingNumber ?? Number.POSITIVE_INFINITY,
})

/** Between the popular cities and the others. */
const ofRegion = ({ slug, name, also }: ListedRegion): Searched => ({
  slug,
  name,
  label: name,
  names: also,
  detail: 'весь регион',
  popularity: Number.MAX_VALUE,
})

const byName = (a: Searched, b: Searched) => a.name.localeCompare(b.name, 'ru')
const byPopularity = (a: Searched, b: Searched) =>
  a.popularity === b.popularity ? byName(a, b) : a.popularity - b.popularity

/**
 * What the picker lists: the popular cities, every city by name, or the cities and regions that fit what
 * is typed, in the other keyboard layout, too – by what they or their region are called, best first.
 */
export function shownPlaces(
  cities: readonly ListedCity[],
  regions: readonly ListedRegion[],
  { search, all }: { search: string; all: boolean },
): PlaceEntry[] {
  const places = cities.map(ofCity)
  if (!search.trim()) return all ? places.sort(byName) : places.sort(byPopularity).slice(0, SHOWN)
  const everything = [...places, ...regions.map(ofRegion)].sort(byPopularity)
  return rankOptions(everything, search).slice(0, SHOWN)
}
