import type { QueryClient } from '@tanstack/react-query'
import type { DictionaryRow } from '@trassa/api-client/dictionary-query'
import { filterChain } from '../address/filter-chain.ts'
import type { ListPage } from '../address/list-page.ts'
import { subjectOf } from './list-labels.ts'

/** What a list is of, by the dictionaries that its loader has put into the cache. */
export function subjectIn(queryClient: QueryClient, list: ListPage): string {
  const dictionaryOf = new Map(filterChain(list.form).map((link) => [link.key, link.dictionary]))
  return subjectOf(
    list,
    (key, id) =>
      queryClient
        .getQueriesData<DictionaryRow[]>({ queryKey: ['dictionaryRows', dictionaryOf.get(key)] })
        .flatMap(([, rows]) => rows ?? [])
        .find((row) => row.id === id)?.name,
  )
}
