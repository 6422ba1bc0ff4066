import { regionText } from '@trassa/catalog/format/region-text'
import type { City } from '@trassa/contracts/entities/city'

/** spec §9: as many in popular mode and in search. */
const SHOWN = 14

const plain = (text: string) => text.toLocaleLowerCase('ru').replaceAll('ё', 'е').trim()

const byName = (a: City, b: City) => a.name.localeCompare(b.name, 'ru')

/** The most popular first, those without a number of popularity last. */
const byPopularity = (a: City, b: City) =>
  (a.sortingNumber ?? Number.POSITIVE_INFINITY) - (b.sortingNumber ?? Number.POSITIVE_INFINITY) ||
  byName(a, b)

/** 0: the name begins so; 1: a later word of it does; 2: the region has it; `null`: nothing has. */
function rank(city: City, wanted: string): 0 | 1 | 2 | null {
  const name = plain(city.name)
  if (name.startsWith(wanted)) return 0
  if (name.split(/[\s-]/).some((word) => word.startsWith(wanted))) return 1
  return plain(regionText(city)).includes(wanted) ? 2 : null
}

/**
 * The cities that the picker lists: the popular ones, every one by name, or those that fit what is
 * typed – by the city's or the region's name, best first.
 */
export function shownCities(cities: readonly City[], search: string, all: boolean): City[] {
  const wanted = plain(search)
  if (!wanted) {
    return all ? cities.toSorted(byName) : cities.toSorted(byPopularity).slice(0, SHOWN)
  }
  return cities
    .flatMap((city) => {
      const place = rank(city, wanted)
      return place === null ? [] : [{ city, place }]
    })
    .sort((a, b) => a.place - b.place || byPopularity(a.city, b.city))
    .slice(0, SHOWN)
    .map(({ city }) => city)
}
