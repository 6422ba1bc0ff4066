import type { Filter } from '@trassa/catalog/engine/filters/filter'
import { kindOf } from '@trassa/catalog/taxonomy/ad-kinds'
import { KOPECKS, type LiveRow } from '../live-index/live-row.ts'
import type { Segment } from '../live-index/segment.ts'
import type { SubjectFilters } from './subject-filters.ts'

/** Two rows of cards on a wide page. */
const MOST = 8

/** What makes ads of one type interchangeable for a buyer; each form has some of these fields. */
const CLASS = [
  'typeId',
  'bodyType',
  'seasonality',
  'forWhom',
  'axis',
  'diameter',
  'width',
  'rimWidth',
  'condition',
]
const MODEL = ['markId', 'modelId']

/** Shares of the price and years to either side. */
const CLOSE = { price: 0.25, years: 3 }
const WIDE = { price: 0.5, years: 6 }

/** Ids of cities: the ad's own, then those of its region; what is not offered there follows. */
export interface Nearby {
  cityId: string | null
  region: readonly string[]
}

/** From the most similar on (issue point 17: price, age and class); empty where nothing says what the ad is. */
function searchesFor(subject: SubjectFilters, row: LiveRow, nearby: Nearby): Filter[][] {
  const ofClass = subject.same(CLASS)
  const ofModel = [...subject.same(MODEL), ...ofClass]
  const isModelKnown = subject.has('modelId')
  if (ofClass.length === 0 && !subject.has('markId')) return []
  const around = ({ price, years }: typeof CLOSE) => [
    ...subject.near('price', { share: price }),
    ...subject.near('year', { least: years }),
  ]
  const inCities = (values: readonly string[]): Filter[] => [
    { key: 'cityId', op: 'many', values: [...values] },
  ]
  const city = nearby.cityId ? [inCities([nearby.cityId])] : []
  const region = nearby.region.length > 1 ? [inCities(nearby.region)] : []
  // A plumber of another region is no substitute.
  const anywhere: Filter[][] = kindOf(row.adType) === 'service' ? [] : [[]]
  const places = [...city, ...region, ...anywhere]
  const alike = [...(isModelKnown ? [ofModel] : []), ...(ofClass.length > 0 ? [ofClass] : [])]
  return [
    ...places.flatMap((place) => alike.map((same) => [...same, ...around(CLOSE), ...place])),
    ...places.flatMap((place) => alike.map((same) => [...same, ...around(WIDE), ...place])),
  ]
}

/** The ids of live ads like one, the most similar first: see `searchesFor`; in each search the nearest price first. */
export function similarIds(
  segment: Segment,
  row: LiveRow,
  subject: SubjectFilters,
  nearby: Nearby,
): string[] {
  const own = Number(row.price ?? 0) / KOPECKS
  const found = new Set<string>()
  for (const filters of searchesFor(subject, row, nearby)) {
    for (const id of segment.nearestInPrice(segment.select(filters), own, MOST + found.size + 1)) {
      if (id !== row.id && found.size < MOST) found.add(id)
    }
    if (found.size === MOST) break
  }
  return [...found]
}
