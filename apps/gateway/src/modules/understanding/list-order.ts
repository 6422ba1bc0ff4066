import { formOf } from '@trassa/catalog/ad-types/form-of'
import { canonicalQuery } from '@trassa/catalog/engine/filters/list-query'
import type { MeantList } from '@trassa/contracts/entities/understood'
import type { ListSortId } from '@trassa/contracts/enumerations/ads'

/** Whether a nearest list holds dearer things than the price that is asked for: the cheapest are the nearest. */
export const isDearer = (shown: MeantList, exact: MeantList): boolean => {
  const most = (list: MeantList) => new URLSearchParams(list.query).get('priceTo')
  return most(exact) !== null && most(shown) !== most(exact)
}

/** The list alone, in an order where its type has it. */
export function inOrder(
  { adType, citySlug, query, total }: MeantList,
  order: ListSortId | undefined,
): MeantList {
  const list = { adType, citySlug, query, total }
  if (order === undefined) return list
  const asked = new URLSearchParams(`${query}&sort=${order}`)
  return { ...list, query: canonicalQuery(formOf(adType), asked) }
}
