import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

/** An answer that the server's loader got, for the cache of the browser: its key, itself, when it was asked for. */
export type SentQuery = [key: QueryKey, data: unknown, updatedAt: number]

/** The answers in `queryClient`; without failures, and without what the loader returns itself (`inLoaderData`). */
export const sentQueries = (queryClient: QueryClient): SentQuery[] =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state, meta }) => state.status === 'success' && meta?.inLoaderData !== true)
    .map(({ queryKey, state }) => [queryKey, state.data, state.dataUpdatedAt])

/** Puts what came with the page into the cache before its first component reads it; what the cache has already is newer. */
export function useSentQueries(sent: readonly SentQuery[] | null): void {
  const queryClient = useQueryClient()
  useState(() => {
    for (const [key, data, updatedAt] of sent ?? []) {
      if (!queryClient.getQueryState(key)) queryClient.setQueryData(key, data, { updatedAt })
    }
  })
}
