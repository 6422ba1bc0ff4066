import { regionText } from '@trassa/catalog/format/region-text'
import { inRussianLayout } from '@trassa/catalog/names/keyboard-layout'
import type { City } from '@trassa/contracts/entities/city'
import type { Region } from '@trassa/contracts/entities/region'

/** spec §9: as many in popular mode and in search. */
const SHOWN = 14

/** A city or a region to choose; `detail` tells places of one name apart. */
export interface PlaceEntry {
  slug: string
  name: string
  detail: string
}

interface Searched extends PlaceEntry {
  /** Less is more popular. */
  popularity: number
}

/** What people call cities, by slug. */
const SHORT_NAMES: Partial<Record<string, readonly string[]>> = {
  moskva: ['мск'],
  'sankt-peterburg': ['спб', 'питер', 'петербург'],
  ekaterinburg: ['екб', 'екат'],
  novosibirsk: ['нск', 'новосиб'],
  'nizhniy-novgorod': ['нн', 'нижний'],
  'rostov-na-donu': ['рнд'],
  chelyabinsk: ['челяба'],
  vladivostok: ['владик'],
}

const plain = (text: string) => text.toLocaleLowerCase('ru').replaceAll('ё', 'е').trim()

const ofCity = (city: City): Searched => ({
  slug: city.slug,
  name: city.name,
  detail: regionText(city),
  popularity: city.sortingNumber ?? Number.POSITIVE_INFINITY,
})

/** Between the popular cities and the others. */
const ofRegion = ({ slug, name }: Region): Searched => ({
  slug,
  name,
  detail: 'весь регион',
  popularity: Number.MAX_VALUE,
})

const byName = (a: Searched, b: Searched) => a.name.localeCompare(b.name, 'ru')
const byPopularity = (a: Searched, b: Searched) =>
  a.popularity === b.popularity ? byName(a, b) : a.popularity - b.popularity

/** 0: the name begins so; 1: a later word of it does; 2: the region has it; `null`: nothing has. */
function rank({ slug, name, detail }: Searched, wanted: string): 0 | 1 | 2 | null {
  const text = plain(name)
  if (text.startsWith(wanted) || SHORT_NAMES[slug]?.includes(wanted)) return 0
  if (text.split(/[\s(-]/).some((word) => word.startsWith(wanted))) return 1
  return plain(detail).includes(wanted) ? 2 : null
}

function found(places: readonly Searched[], wanted: string): PlaceEntry[] {
  return places
    .flatMap((place) => {
      const at = rank(place, wanted)
      return at === null ? [] : [{ place, at }]
    })
    .sort((a, b) => a.at - b.at || byPopularity(a.place, b.place))
    .slice(0, SHOWN)
    .map(({ place }) => place)
}

/**
 * What the picker lists: the popular cities, every city by name, or the cities and regions that fit what
 * is typed, in the other keyboard layout, too – by their name or the region's, best first.
 */
export function shownPlaces(
  cities: readonly City[],
  regions: readonly Region[],
  { search, all }: { search: string; all: boolean },
): PlaceEntry[] {
  const wanted = plain(search)
  const places = cities.map(ofCity)
  if (!wanted) return all ? places.sort(byName) : places.sort(byPopularity).slice(0, SHOWN)
  const everything = [...places, ...regions.map(ofRegion)]
  const asTyped = found(everything, wanted)
  return asTyped.length > 0 ? asTyped : found(everything, plain(inRussianLayout(wanted)))
}
