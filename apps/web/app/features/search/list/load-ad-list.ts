import type { LoadContext } from '../../../shared/api/route-loader.ts'
import { findCity } from '../../../shared/city/find-city.ts'
import { loadListAt } from '../address/load-list-at.ts'
import { chosenParts, subjectOf } from '../labels/list-labels.ts'
import { namesInCache } from '../labels/list-subject.ts'

/** The list with filters that the address names; its city stands in the path, or in the query and moves (domain §7). */
export async function loadAdList(context: LoadContext) {
  const { params, queryClient, url } = context
  const slug = params.city ?? url.searchParams.get('city') ?? undefined
  const list = await loadListAt(context, await findCity(context, slug))
  const nameOf = namesInCache(queryClient, list)
  const head = { subject: subjectOf(list, nameOf), chosen: chosenParts(list, nameOf) }
  return { list, head, origin: url.origin }
}
