import { formOf } from '@trassa/catalog/ad-types/form-of'
import { canonicalQuery } from '@trassa/catalog/engine/filters/list-query'
import type { MeantList } from '@trassa/contracts/entities/understood'
import type { ListSortId } from '@trassa/contracts/enumerations/ads'

/** Years from which on a car is a recent one. */
const RECENT = 6

/** The order in which the nearest ads of a list stand first that leaves out a bound of the one that is asked for. */
export function nearestFirst(shown: MeantList, exact: MeantList): ListSortId | undefined {
  const [asked, kept] = [exact, shown].map(({ query }) => new URLSearchParams(query))
  const isLeftOut = (key: string): boolean =>
    asked?.has(key) === true && kept?.get(key) !== asked.get(key)
  if (isLeftOut('priceTo')) return 'priceFrom'
  if (isLeftOut('mileageTo')) return 'mileageFrom'
  const isForRecent = Number(asked?.get('yearFrom')) >= new Date().getFullYear() - RECENT
  return isForRecent && isLeftOut('yearFrom') ? 'yearTo' : undefined
}

/** The list alone, in an order where its type has it; otherwise with the ads first that have these words. */
export function inOrder(
  { adType, citySlug, query, total }: MeantList,
  order: ListSortId | undefined,
  first = '',
): MeantList {
  const list = { adType, citySlug, query, total }
  const asked = new URLSearchParams(query)
  if (order !== undefined) asked.set('sort', order)
  else if (first !== '') asked.set('first', first)
  else return list
  return { ...list, query: canonicalQuery(formOf(adType), asked) }
}
