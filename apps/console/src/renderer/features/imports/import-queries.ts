import { infiniteQueryOptions, queryOptions, useQuery } from '@tanstack/react-query'
import type { ApiClient } from '@trassa/api-client/client'
import {
  listStockImports,
  listStockRows,
  readStockImport,
  readStockProgress,
} from '@trassa/contracts/calls/moderator/stock-imports'
import type { StockImport } from '@trassa/contracts/entities/moderator/stock-import'
import type { StockImportState, StockRowState } from '@trassa/contracts/enumerations/stock-imports'
import { useApi } from '../../lib/api-context.ts'
import {
  isSendingPhotos,
  useChosenFolder,
  useFollowedFolders,
} from './photo-folder/use-photo-folder.ts'

interface Pace {
  /** How often an open import is asked how far it has come; `false` where nothing goes on without the moderator's doing. */
  page: number | false
  list: number | false
}
const STILL: Pace = { page: false, list: false }

/** An import that waits for photographs may do so for days. */
const PACES: Record<StockImportState, Pace> = {
  read: STILL,
  checked: STILL,
  running: { page: 1000, list: 10_000 },
  paused: STILL,
  waiting: { page: 30_000, list: 60_000 },
  done: STILL,
  cancelled: STILL,
}
/** While this computer sends photographs, whatever the import does. */
const SENDING_MS = 2000

const pagePace = (state: StockImportState, isSending: boolean): number | false =>
  isSending ? SENDING_MS : PACES[state].page

const stockImportQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['stock-imports', id],
    queryFn: ({ signal }) => api.ask(readStockImport, { params: { id } }, { signal }),
  })

/** Read again and again while something goes on. */
const stockProgressQuery = (api: ApiClient, id: string, isSending: boolean) =>
  queryOptions({
    queryKey: ['stock-imports', id, 'progress'],
    queryFn: ({ signal }) => api.ask(readStockProgress, { params: { id } }, { signal }),
    refetchInterval: ({ state }) => pagePace(state.data?.state ?? 'running', isSending),
  })

/** An import, while something goes on with its progress: what the file holds is read once. */
export function useStockImport(id: string) {
  const api = useApi()
  useFollowedFolders()
  const isSending = isSendingPhotos(useChosenFolder(id))
  const stock = useQuery(stockImportQuery(api, id))
  const progress = useQuery({
    ...stockProgressQuery(api, id, isSending),
    enabled: stock.data !== undefined && pagePace(stock.data.state, isSending) !== false,
  })
  const isNewer = progress.dataUpdatedAt >= stock.dataUpdatedAt
  const data = stock.data && isNewer ? { ...stock.data, ...progress.data } : stock.data
  return { data, error: stock.error, isFetching: stock.isFetching, refetch: stock.refetch }
}

export const stockImportsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['stock-imports'],
    queryFn: ({ signal }) => api.ask(listStockImports, {}, { signal }),
    refetchInterval: ({ state }) => {
      const paces = state.data?.items.flatMap((one) => PACES[one.state].list || []) ?? []
      return paces.length > 0 && Math.min(...paces)
    },
  })

/**
 * Rows of an import, those with mistakes first; read anew with its state, counts and lacking photographs, while it runs at
 * each failure, and while photographs are sent once all were.
 */
export const stockRowsQuery = (
  api: ApiClient,
  { id, state, counts, photoFiles }: StockImport,
  { only, isSending }: { only: StockRowState | null; isSending: boolean },
) =>
  infiniteQueryOptions({
    queryKey: [
      'stock-imports',
      id,
      'rows',
      only,
      state,
      state === 'running' ? counts.refused : [counts, isSending ? null : photoFiles],
    ],
    queryFn: ({ pageParam, signal }) =>
      api.ask(
        listStockRows,
        {
          params: { id },
          query: { ...(only && { state: only }), ...(pageParam && { cursor: pageParam }) },
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
