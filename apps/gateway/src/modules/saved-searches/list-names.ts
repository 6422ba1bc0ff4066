import { formOf } from '@trassa/catalog/ad-types/form-of'
import { dictionaryChain } from '@trassa/catalog/engine/definition-fields'
import { listFilters, listName } from '@trassa/catalog/engine/filters/list-name'
import { parseFilters } from '@trassa/catalog/engine/filters/list-query'
import { subtypeOfAdType } from '@trassa/catalog/taxonomy/subtypes'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { SAVED_SEARCH_NAME_MAX } from '@trassa/contracts/enumerations/saved-searches'
import type { Executor } from '../../platform/database/connect.ts'
import {
  type DictionaryRef,
  type Places,
  type ReferenceCache,
  readDictionaryRows,
} from '../reference/public.ts'

interface NamedList {
  adType: AdType
  /** The canonical query string. */
  query: string
}

interface ListDescription {
  /** What the list is called by its filters. */
  name: string
  /** Each filter in words, the place first. */
  filters: string[]
}

/** Lists in words, in the order of `lists`; one statement for all names of marks and models. */
export async function describeLists(
  db: Executor,
  lists: readonly NamedList[],
  { cities, regions }: Pick<Places, 'cities' | 'regions'>,
): Promise<ListDescription[]> {
  const parsed = lists.map(({ adType, query }) => {
    const form = formOf(adType)
    const { filters } = parseFilters(form, new URLSearchParams(query))
    const dictionaries = new Map(dictionaryChain(form).map((link) => [link.key, link.dictionary]))
    return { form, filters, dictionaries }
  })
  const refs = parsed.flatMap(({ filters, dictionaries }) =>
    filters.flatMap((filter): DictionaryRef[] => {
      const dictionary = dictionaries.get(filter.key)
      if (!dictionary || filter.op === 'range') return []
      const ids = filter.op === 'many' ? filter.values : [filter.value]
      return ids.map((id) => ({ dictionary, id: String(id) }))
    }),
  )
  const rowOf = await readDictionaryRows(db, refs)
  const placeNames = new Map([...regions, ...cities].map(({ slug, name }) => [slug, name]))
  const cityNames = new Map(cities.map(({ id, name }) => [id, name]))
  return parsed.map(({ form, filters, dictionaries }) => {
    const words = {
      typeName: subtypeOfAdType(form.adType)?.name ?? form.name,
      placeOf: (slug: string) => placeNames.get(slug),
      nameOf: (key: string, id: string) => {
        const dictionary = dictionaries.get(key)
        return dictionary ? rowOf({ dictionary, id })?.name : cityNames.get(id)
      },
    }
    return {
      name: listName(form, filters, words),
      filters: listFilters(form, filters, words),
    }
  })
}

/** What a saved search is called: as its user has named it, else by its filters. */
export const createSearchNames =
  ({ db, reference }: { db: Executor; reference: Pick<ReferenceCache, 'places'> }) =>
  async ({ name, ...list }: NamedList & { name: string }): Promise<string> => {
    if (name) return name
    const [made] = await describeLists(db, [list], await reference.places())
    return (made?.name ?? '').slice(0, SAVED_SEARCH_NAME_MAX)
  }
