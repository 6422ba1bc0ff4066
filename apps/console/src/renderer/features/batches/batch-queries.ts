import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@trassa/api-client/client'
import { listBatches, listBatchRows, readBatch } from '@trassa/contracts/calls/moderator/batches'
import type { Batch } from '@trassa/contracts/entities/moderator/batch'
import type { BatchState } from '@trassa/contracts/enumerations/batches'

/** How often a batch is read anew where no event has told of it (`useLiveBatches`): one may have been lost. */
const SAFETY_MS = 10_000

/** Another window, or a senior moderator, may start, pause or cancel it. */
const MAY_CHANGE: Record<BatchState, boolean> = {
  checked: true,
  waiting: true,
  running: true,
  paused: true,
  done: false,
  cancelled: false,
}

const mayChange = (batch: Batch | undefined) => batch !== undefined && MAY_CHANGE[batch.state]

export const batchQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['batches', id],
    queryFn: ({ signal }) => api.ask(readBatch, { params: { id } }, { signal }),
    refetchInterval: ({ state }) => mayChange(state.data) && SAFETY_MS,
  })

export const batchesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['batches'],
    queryFn: ({ signal }) => api.ask(listBatches, {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.items.some(mayChange) ? SAFETY_MS : false),
  })

/** The ads of a batch, refused ones first; read anew with the batch's events and its state. */
export const batchRowsQuery = (api: ApiClient, { id, state }: Batch) =>
  infiniteQueryOptions({
    queryKey: ['batches', id, 'rows', state],
    queryFn: ({ pageParam, signal }) =>
      api.ask(
        listBatchRows,
        { params: { id }, query: { ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
