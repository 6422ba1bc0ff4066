import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '@trassa/api-client/client'
import type { DictionaryName } from '@trassa/catalog/form-definition'
import { createQueryClient } from './browser.ts'
import { type DictionaryRow, dictionaryQuery } from './dictionary-query.ts'

/** What is the same for everybody may outlive a request. */
const processClient = typeof document === 'undefined' ? createQueryClient() : null

/**
 * Rows of a dictionary in the page's cache. The server asks for them once per process instead of
 * once per page: a list costs at most 3 SQL statements.
 */
export async function loadDictionary(
  { api, queryClient }: { api: ApiClient; queryClient: QueryClient },
  dictionary: DictionaryName,
  parentId: string | null,
): Promise<DictionaryRow[]> {
  const options = dictionaryQuery(api, dictionary, parentId)
  if (!processClient) return queryClient.query(options)
  const rows = await processClient.query(options)
  queryClient.setQueryData(options.queryKey, rows)
  return rows
}
