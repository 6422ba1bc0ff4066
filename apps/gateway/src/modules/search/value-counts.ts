import { regionOf } from '@trassa/catalog/places/regions'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { oncePer } from '../../platform/kept/once-per.ts'
import type { Places, ReferenceCache } from '../reference/public.ts'
import type { FindList } from './find-list.ts'
import { countBits } from './live-index/bitset.ts'

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

/**
 * How many live ads of a list have each value of one of its filters: ids of rows and options, for `city` slugs of cities
 * and regions; for an empty key, of the empty value, how many there are. Values without any are absent.
 */
export function createValueCounts({
  reference,
  find,
}: {
  reference: ReferenceCache
  find: FindList
}) {
  return async (adType: AdType, query: string, key: string): Promise<Map<string, number>> => {
    const counts = new Map<string, number>()
    const found = await find(adType, Object.fromEntries(new URLSearchParams(query)))
    if (!found) return counts
    if (key === '') return counts.set('', countBits(found.bits()))
    const { segment, filters, among } = found
    const slugs = key === 'city' ? slugsOf(await reference.places()) : undefined
    const add = (value: string, total: number) =>
      counts.set(value, (counts.get(value) ?? 0) + total)
    segment.withSelections({ filters, among }, (select) => {
      const { column } = segment.columns.get(slugs ? 'cityId' : key) ?? {}
      column?.count?.(select(filters), (value, total) => {
        for (const one of slugs ? (slugs.get(value) ?? []) : [value]) add(one, total)
      })
    })
    return counts
  }
}
