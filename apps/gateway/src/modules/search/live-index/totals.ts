import type { ListTotals } from '@trassa/contracts/entities/facets'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { Segment } from './segment.ts'

/** How many ads there are of each type that has any, and in how many cities altogether. */
export function countAll(segments: Iterable<readonly [AdType, Segment]>): ListTotals {
  const types: ListTotals['types'] = []
  const cities = new Set<string>()
  for (const [adType, segment] of segments) {
    const total = segment.size
    if (total === 0) continue
    types.push({ adType, total })
    segment.withSelections({ filters: [] }, (select) => {
      segment.columns.get('cityId')?.column.count?.(select([]), (id) => cities.add(id))
    })
  }
  return { types, cities: cities.size }
}
