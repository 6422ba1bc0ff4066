import { formOf } from '@trassa/catalog/ad-types/form-of'
import type { Filter } from '@trassa/catalog/engine/filters/filter'
import { filtersToQuery, parseFilters } from '@trassa/catalog/engine/filters/list-query'
import { placedQuery } from '@trassa/catalog/urls/placed-query'
import type { MeantList } from '@trassa/contracts/entities/understood'
import type { AdType } from '@trassa/contracts/enumerations/ads'

/** How many ads the list of a query string holds, and whether they have all words of its text as they are written. */
export type Measure = (
  adType: AdType,
  query: string,
) => Promise<{ total: number; isExact: boolean }>

/** What things are: left out last, the model before its mark. */
const OF_THINGS = ['generationId', 'modelId', 'typeId', 'markId']
/** Lists that are measured for one query. */
const MOST_MEASURED = 24

const PLACE = 'place'

/** Sets of conditions to leave out, the smaller the earlier, and what things are only after all others. */
function* omissions(keys: readonly string[]): Generator<readonly string[][]> {
  const minor = keys.filter((key) => !OF_THINGS.includes(key))
  yield minor.map((key) => [key])
  yield minor.flatMap((one, place) => minor.slice(place + 1).map((other) => [one, other]))
  let omitted = minor
  if (omitted.length > 2) yield [omitted]
  for (const key of OF_THINGS) {
    if (!keys.includes(key)) continue
    omitted = [...omitted, key]
    yield [omitted]
  }
}

/**
 * The list that leaves out as few conditions of an empty one as possible; of several such the one with the most ads.
 *
 * @returns `null` where none holds ads
 */
export async function widerList(
  { adType, query, citySlug }: Pick<MeantList, 'adType' | 'query' | 'citySlug'>,
  measure: Measure,
): Promise<MeantList | null> {
  const form = formOf(adType)
  const { filters } = parseFilters(form, new URLSearchParams(query))
  const keys = [...filters.map(({ key }) => key), ...(citySlug === null ? [] : [PLACE])]
  let left = MOST_MEASURED

  async function listWithout(omitted: readonly string[]): Promise<MeantList> {
    const isKept = ({ key }: Filter) => !omitted.includes(key)
    const wider = {
      adType,
      citySlug: omitted.includes(PLACE) ? null : citySlug,
      query: filtersToQuery(form, { filters: filters.filter(isKept) }),
    }
    const { total, isExact } = await measure(adType, placedQuery(wider))
    return { ...wider, total: isExact ? total : 0 }
  }

  for (const sets of omissions(keys)) {
    const lists: MeantList[] = []
    // All ads of a type are near to nothing.
    for (const omitted of sets.filter((set) => filters.some(({ key }) => !set.includes(key)))) {
      left -= 1
      if (left < 0) break
      lists.push(await listWithout(omitted))
    }
    const [most] = lists.sort((a, b) => b.total - a.total)
    if (most && most.total > 0) return most
  }
  return null
}
