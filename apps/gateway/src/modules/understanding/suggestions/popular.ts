import { formOf } from '@trassa/catalog/ad-types/form-of'
import type { Filter } from '@trassa/catalog/engine/filters/filter'
import { parseFilters } from '@trassa/catalog/engine/filters/list-query'
import { spellingKey } from '@trassa/catalog/names/spelling-key'
import type { Suggestion } from '@trassa/contracts/entities/understood'
import { AD_TYPES, type AdType } from '@trassa/contracts/enumerations/ads'
import { oncePer } from '../../../platform/kept/once-per.ts'
import { typeFields } from '../fields/type-fields.ts'
import type { Typed } from '../understanding.service.ts'
import { cityFilter, queryOf } from './completions.ts'
import { type CountsOf, TOTAL } from './counts.ts'
import { type FilterNames, textOf } from './texts.ts'

/** A list that was searched for, in the whole country. */
export interface SearchedList {
  adType: AdType
  query: string
}

interface PopularOptions {
  popular: () => readonly SearchedList[]
  names: FilterNames
  countsOf: CountsOf
}

/** Lists that are tried until enough of them hold ads. */
const MOST_TRIED = 24
const DEFAULT_TYPE: AdType = AD_TYPES[0]

/** A list with what it is called. */
interface NamedList extends SearchedList {
  text: string
  key: string
  filters: readonly Filter[]
}

/** Suggests what others searched for, and where that is not known yet the marks with the most ads. */
export function createPopular({ popular, names, countsOf }: PopularOptions) {
  const named = oncePer((list: SearchedList): NamedList => {
    const { filters } = parseFilters(formOf(list.adType), new URLSearchParams(list.query))
    const text = textOf(names, { adType: list.adType, filters }) ?? ''
    return { ...list, filters, text, key: spellingKey(text) }
  })
  /** A dictionary that was loaded anew may lack what was searched for before. */
  const all = (): NamedList[] =>
    popular()
      .map(named)
      .filter(({ text }) => text !== '')

  async function listed(
    lists: readonly NamedList[],
    citySlug: string | null,
    most: number,
  ): Promise<Suggestion[]> {
    const found: Suggestion[] = []
    for (const { adType, query, filters, text } of lists.slice(0, MOST_TRIED)) {
      if (found.length === most) break
      const counted = queryOf(adType, filters, citySlug)
      const total = (await countsOf(adType, counted, TOTAL)).get('') ?? 0
      if (total > 0) found.push({ kind: 'search', text, list: { adType, citySlug, query, total } })
    }
    return found
  }

  async function marks(adType: AdType, citySlug: string | null, most: number) {
    if (!typeFields(adType).marks) return []
    const place = citySlug === null ? [] : [cityFilter(citySlug)]
    const counts = [...(await countsOf(adType, queryOf(adType, place, null), 'markId'))]
    counts.sort(([, a], [, b]) => b - a)
    return counts.slice(0, most).flatMap(([id, total]): Suggestion[] => {
      const text = names.nameOf(adType, 'markId', id)
      return text === undefined
        ? []
        : [{ kind: 'mark', text, list: { adType, citySlug, query: `markId=${id}`, total } }]
    })
  }

  return {
    /** For an empty field. */
    most: async ({ adType = DEFAULT_TYPE, citySlug }: Omit<Typed, 'q'>, most: number) => {
      const found = await listed(all(), citySlug ?? null, most)
      return found.length > 0 ? found : marks(adType, citySlug ?? null, most)
    },

    beginningWith: ({ q, citySlug }: Typed, most: number): Promise<Suggestion[]> => {
      const key = spellingKey(q)
      const lists = all().filter((list) => list.key.startsWith(key))
      return listed(lists, citySlug ?? null, most)
    },
  }
}
