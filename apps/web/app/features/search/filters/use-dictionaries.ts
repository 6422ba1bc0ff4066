import { useQueries } from '@tanstack/react-query'
import { type DictionaryRow, dictionaryQuery } from '@trassa/api-client/dictionary-query'
import type { FormDefinition } from '@trassa/catalog/engine/definition'
import type { ChainLink } from '@trassa/catalog/engine/definition-fields'
import type { Filter } from '@trassa/catalog/engine/filters/filter'
import type { NameOf } from '@trassa/catalog/engine/filters/filter-chips'
import { useIsHydrating } from '../../../lib/hydration/use-is-hydrating.ts'
import { useApi } from '../../../shared/api/api-context.ts'
import { filterChain, wantedDictionaries } from '../address/filter-chain.ts'
import type { ListPage } from '../address/list-page.ts'
import { namedRows } from './named-rows.ts'
import { type Dictionaries, namesIn } from './names-in.ts'

/** The dictionaries of a form's filters, given what is chosen so far. */
export function useDictionaries(form: FormDefinition, filters: readonly Filter[]): Dictionaries {
  const api = useApi()
  const wanted = wantedDictionaries(form, filters)
  return useQueries({
    queries: wanted.map(({ link, parent }) => dictionaryQuery(api, link, parent)),
    combine: (answers) => {
      const found = new Map<string, DictionaryRow[]>()
      for (const [index, { data }] of answers.entries()) {
        const link: ChainLink | undefined = wanted[index]?.link
        if (link && data) found.set(link.key, [...(found.get(link.key) ?? []), ...data])
      }
      return found
    },
  })
}

/** The rows that the filters of a list offer; while the page is taken over, those that it was sent with. */
export function useOfferedRows(list: ListPage, filters: readonly Filter[]): Dictionaries {
  const dictionaries = useDictionaries(list.form, filters)
  if (!useIsHydrating() || list.all) return dictionaries
  const [first] = filterChain(list.form)
  return new Map(
    [...dictionaries].map(([key, rows]) => [
      key,
      key === first?.key ? namedRows(rows, key, list) : rows,
    ]),
  )
}

/** The words for the ids that a list is narrowed by. */
export const useNames = ({ form, filters }: ListPage): NameOf =>
  namesIn(useDictionaries(form, filters))
