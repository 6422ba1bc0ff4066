import type { QueryClient } from '@tanstack/react-query'
import { formOf } from '@trassa/catalog/form-of'
import type { DictionaryRow } from '../../lib/dictionary-query.ts'
import { filterChain } from './filter-chain.ts'
import type { ListPage } from './list-page.ts'
import { subjectOf } from './list-words.ts'

/** What a list is of, by the dictionaries that its loader has put into the cache. */
export function subjectIn(queryClient: QueryClient, list: ListPage): string {
  const form = formOf(list.adType)
  const dictionaryOf = new Map(
    form ? filterChain(form).map((link) => [link.key, link.dictionary]) : [],
  )
  return subjectOf(
    list,
    (key, id) =>
      queryClient
        .getQueriesData<DictionaryRow[]>({ queryKey: ['dictionaryRows', dictionaryOf.get(key)] })
        .flatMap(([, rows]) => rows ?? [])
        .find((row) => row.id === id)?.name,
  )
}
