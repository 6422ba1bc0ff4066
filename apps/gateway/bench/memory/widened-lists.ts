import { formOf } from '@trassa/catalog/ad-types/form-of'
import { canonicalQuery } from '@trassa/catalog/engine/filters/list-query'
import type { Query } from '../search-shapes.ts'

/** Bounds that every ad meets which has the value. */
const BOUNDS: [name: string, least: string][] = [
  ['priceFrom', '1'],
  ['yearFrom', '1900'],
  ['mileageFrom', '0'],
]

/** Some ads of these have no price. */
const WITHOUT_PRICE = 'services'

const nameOf = (query: Query) => `${query.ad_type}?${canonicalQuery(formOf(query.ad_type), query)}`

/**
 * Lists with one more filter, which no ad of theirs fails: others than were asked for, of the same ads. Left out are those to which no
 * such filter can be added.
 */
export function widenedLists(queries: readonly Query[]): Query[] {
  const known = new Set(queries.map(nameOf))
  return queries.flatMap((query) => {
    if (query.ad_type === WITHOUT_PRICE) return []
    const widened = BOUNDS.filter(([name]) => !(name in query))
      .map(([name, least]) => ({ ...query, [name]: least }))
      .find((other) => !known.has(nameOf(other)))
    if (!widened) return []
    known.add(nameOf(widened))
    return [widened]
  })
}
