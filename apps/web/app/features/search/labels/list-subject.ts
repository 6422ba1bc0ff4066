import type { QueryClient } from '@tanstack/react-query'
import { type DictionaryRow, labelIn } from '@trassa/api-client/dictionary-query'
import type { NameOf } from '@trassa/catalog/engine/filters/filter-chips'
import { filterChain } from '../address/filter-chain.ts'
import type { ListPage } from '../address/list-page.ts'

/** The labels of ids, by the dictionaries that a list's loader has put into the cache. */
export function namesInCache(queryClient: QueryClient, list: ListPage): NameOf {
  const dictionaryOf = new Map(filterChain(list.form).map((link) => [link.key, link.dictionary]))
  return (key, id) => {
    const known = queryClient.getQueriesData<DictionaryRow[]>({
      queryKey: ['dictionaryRows', dictionaryOf.get(key)],
    })
    return labelIn(
      known.flatMap(([, rows]) => rows ?? []),
      id,
    )
  }
}
