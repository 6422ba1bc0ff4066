import { formOf } from '@trassa/catalog/ad-types/form-of'
import { regionOf } from '@trassa/catalog/places/regions'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { oncePer } from '../../platform/kept/once-per.ts'
import type { Places, ReferenceCache } from '../reference/public.ts'
import type { LiveIndex } from './live-index/live-index.ts'
import { parseListQuery } from './parse-list-query.ts'

/** Of a city and its region, by the city's id. */
const slugsOf = oncePer(
  ({ cities }: Places): ReadonlyMap<string, readonly string[]> =>
    new Map(
      cities.map((city) => {
        const region = regionOf(city)
        return [city.id, region ? [city.slug, region.slug] : [city.slug]]
      }),
    ),
)

/** The index is asked for changes once in so long, in milliseconds: suggestions need no exact counts, but many of them. */
const FRESH_MS = 2000

interface Dependencies {
  reference: ReferenceCache
  index: Pick<LiveIndex, 'allUpToDate' | 'former'>
}

/**
 * How many live ads of a list without a text have each value of one of its filters: ids of rows and options, for `city`
 * slugs of cities and regions; for an empty key, of the empty value, how many there are. Values without any are absent.
 */
export function createValueCounts({ reference, index }: Dependencies) {
  let checkedAt = Number.NEGATIVE_INFINITY

  async function segments() {
    if (performance.now() - checkedAt < FRESH_MS) return index.former()
    const all = await index.allUpToDate()
    checkedAt = performance.now()
    return all
  }

  return async (adType: AdType, query: string, key: string): Promise<Map<string, number>> => {
    const counts = new Map<string, number>()
    const places = await reference.places()
    const asked = Object.fromEntries(new URLSearchParams(query))
    const list = parseListQuery(formOf(adType), asked, places)
    const { segment } = (await segments()).get(adType) ?? {}
    if (!list || !segment) return counts
    const { filters } = list
    const slugs = key === 'city' ? slugsOf(places) : undefined
    const add = (value: string, total: number) =>
      counts.set(value, (counts.get(value) ?? 0) + total)
    segment.withSelections({ filters }, (select) => {
      const selection = select(filters)
      if (key === '') add('', selection.total)
      const { column } = segment.columns.get(slugs ? 'cityId' : key) ?? {}
      column?.count?.(selection, (value, total) => {
        for (const one of slugs ? (slugs.get(value) ?? []) : [value]) add(one, total)
      })
    })
    return counts
  }
}
