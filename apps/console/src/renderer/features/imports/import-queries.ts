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

/** How often a running import is read. */
const PROGRESS_MS = 1000
const LIST_MS = 10_000

/** Something goes on without the moderator's doing. */
const isRunning = (state: StockImportState | undefined): boolean =>
  state === 'running' || state === 'waiting'

const stockImportQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['stock-imports', id],
    queryFn: ({ signal }) => api.ask(readStockImport, { params: { id } }, { signal }),
  })

/** Read again and again while the import runs. */
const stockProgressQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['stock-imports', id, 'progress'],
    queryFn: ({ signal }) => api.ask(readStockProgress, { params: { id } }, { signal }),
    refetchInterval: ({ state }) =>
      isRunning(state.data?.state ?? 'running') ? PROGRESS_MS : false,
  })

/** An import, while it runs with its progress: what the file holds is read once. */
export function useStockImport(id: string) {
  const api = useApi()
  const stock = useQuery(stockImportQuery(api, id))
  const progress = useQuery({
    ...stockProgressQuery(api, id),
    enabled: isRunning(stock.data?.state),
  })
  const isNewer = progress.dataUpdatedAt >= stock.dataUpdatedAt
  const data = stock.data && isNewer ? { ...stock.data, ...progress.data } : stock.data
  return { data, error: stock.error, isFetching: stock.isFetching, refetch: stock.refetch }
}

export const stockImportsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['stock-imports'],
    queryFn: ({ signal }) => api.ask(listStockImports, {}, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.items.some((one) => isRunning(one.state)) ? LIST_MS : false,
  })

/** Rows of an import, those with mistakes first; read anew with its state and counts, while it runs at each failure. */
export const stockRowsQuery = (
  api: ApiClient,
  { id, state, counts }: StockImport,
  only: StockRowState | null,
) =>
  infiniteQueryOptions({
    queryKey: [
      'stock-imports',
      id,
      'rows',
      only,
      state,
      state === 'running' ? counts.refused : counts,
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
