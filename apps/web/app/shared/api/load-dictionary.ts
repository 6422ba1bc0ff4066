import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '@trassa/api-client/client'
import {
  type DictionaryLink,
  type DictionaryRow,
  dictionaryQuery,
} from '@trassa/api-client/dictionary-query'
import { createQueryClient } from './browser-api.ts'

/** Dictionary rows are the same for all visitors, so the cache is shared between requests. */
const processClient = typeof document === 'undefined' ? createQueryClient() : null

/** An import is seen within a minute here, as it is in the gateway. */
const FRESH_MS = 60_000

/**
 * Rows of a dictionary in the page's cache. The server asks for them once a minute instead of once
 * per page: a list costs at most 3 SQL statements.
 */
export async function loadDictionary(
  { api, queryClient }: { api: ApiClient; queryClient: QueryClient },
  link: DictionaryLink,
  parentId: string | null,
): Promise<DictionaryRow[]> {
  const options = dictionaryQuery(api, link, parentId)
  if (!processClient) return queryClient.query(options)
  const rows = await processClient.query({ ...options, staleTime: FRESH_MS })
  // An address may name any parent: those that do not exist would fill the memory one by one.
  if (rows.length === 0) processClient.removeQueries({ queryKey: options.queryKey, exact: true })
  queryClient.setQueryData(options.queryKey, rows)
  return rows
}
