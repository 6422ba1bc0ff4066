import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@trassa/api-client/client'
import {
  listStockImports,
  listStockRows,
  readStockImport,
} from '@trassa/contracts/calls/moderator/stock-imports'
import type { StockImport } from '@trassa/contracts/entities/stock-import'
import type { StockImportState, StockRowState } from '@trassa/contracts/enumerations/stock-imports'

/** How often a running import is read. */
const PROGRESS_MS = 1000
const LIST_MS = 10_000

const isRunning = (state: StockImportState | undefined): boolean => state === 'running'

export const stockImportQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['stock-imports', id],
    queryFn: ({ signal }) => api.ask(readStockImport, { params: { id } }, { signal }),
    refetchInterval: ({ state }) => (isRunning(state.data?.state) ? PROGRESS_MS : false),
  })

export const stockImportsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['stock-imports'],
    queryFn: ({ signal }) => api.ask(listStockImports, {}, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.items.some((one) => isRunning(one.state)) ? LIST_MS : false,
  })

/** Rows of an import, those with mistakes first; read anew with its state and counts. */
export const stockRowsQuery = (
  api: ApiClient,
  { id, state, counts }: StockImport,
  only: StockRowState | null,
) =>
  infiniteQueryOptions({
    queryKey: ['stock-imports', id, 'rows', only, state, state === 'running' ? null : counts],
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
