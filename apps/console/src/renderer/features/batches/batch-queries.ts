import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@trassa/api-client/client'
import { listBatches, listBatchRows, readBatch } from '@trassa/contracts/calls/moderator-batches'
import type { Batch } from '@trassa/contracts/entities/batch'
import type { BatchState } from '@trassa/contracts/enumerations/batches'

/** How often a batch is read anew while it changes by itself. */
const RUNNING_MS = 1000

const CHANGES_BY_ITSELF: Record<BatchState, boolean> = {
  checked: false,
  waiting: true,
  running: true,
  paused: false,
  done: false,
  cancelled: false,
}

const isUnderWay = (batch: Batch | undefined) =>
  batch !== undefined && CHANGES_BY_ITSELF[batch.state]

export const batchQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['batches', id],
    queryFn: ({ signal }) => api.ask(readBatch, { params: { id } }, { signal }),
    refetchInterval: ({ state }) => isUnderWay(state.data) && RUNNING_MS,
  })

export const batchesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['batches'],
    queryFn: ({ signal }) => api.ask(listBatches, {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.items.some(isUnderWay) ? 2 * RUNNING_MS : false),
  })

/** The ads of a batch, refused ones first; read anew when its counts have changed. */
export const batchRowsQuery = (api: ApiClient, { id, state, counts }: Batch) =>
  infiniteQueryOptions({
    queryKey: ['batches', id, 'rows', state, counts.refused],
    queryFn: ({ pageParam, signal }) =>
      api.ask(
        listBatchRows,
        { params: { id }, query: { ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
