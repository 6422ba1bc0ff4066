import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import type { DictionaryRow } from '@trassa/api-client/dictionary-query'
import { useState } from 'react'
import { broughtPages, sentPages } from './sent-ads.ts'
import { broughtRows, sentRows } from './sent-rows.ts'

/**
 * An answer that the server's loader got, for the cache of the browser: its key and itself, shortened (`toSent`). Without the time of asking: the same
 * content is the same bytes, whenever it was rendered (docs/decisions/167). What is marked as outdated is shown, and asked for
 * by the browser.
 */
export type SentQuery = [key: QueryKey, data: unknown, isOutdated?: true]

const isOfAds = ([name]: QueryKey): boolean => name === 'ads' || name === 'sellerAds'
const isOfRows = ([name]: QueryKey): boolean => name === 'dictionaryRows'

/** An answer of the cache as a page brings it to the browser: ads and dictionaries shortened, others as they are. */
export function toSent(key: QueryKey, data: unknown): unknown {
  if (isOfAds(key)) return sentPages(data)
  return isOfRows(key) ? sentRows(data as DictionaryRow[]) : data
}

/** The answer that `toSent` has shortened. */
export function fromSent(key: QueryKey, data: unknown): unknown {
  if (isOfAds(key)) return broughtPages(data)
  return isOfRows(key) ? broughtRows(data as ReturnType<typeof sentRows>) : data
}

/** The answers in `queryClient`; without failures, and without what the loader returns itself (`inLoaderData`). */
export const sentQueries = (queryClient: QueryClient): SentQuery[] =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state, meta }) => state.status === 'success' && meta?.inLoaderData !== true)
    .map(({ queryKey, state: { data, dataUpdatedAt } }) => {
      const sent = toSent(queryKey, data)
      return dataUpdatedAt === 0 ? [queryKey, sent, true] : [queryKey, sent]
    })

/**
 * When the answers of the page were right: now, since the server has confirmed them while it sent the page, however long it had been
 * kept. A browser that goes back, restores a tab or has no network shows a page of its own without asking: outdated.
 */
function sentAt(): number | undefined {
  const [opening] = performance.getEntriesByType('navigation')
  const isOwn = (opening as PerformanceNavigationTiming | undefined)?.type === 'back_forward'
  return isOwn || navigator.onLine === false ? 0 : undefined
}

/** Puts what came with the page into the cache before its first component reads it; what the cache has already is newer. */
export function useSentQueries(sent: readonly SentQuery[] | null): void {
  const queryClient = useQueryClient()
  useState(() => {
    const updatedAt = sentAt()
    for (const [key, data, isOutdated] of sent ?? []) {
      if (queryClient.getQueryState(key)) continue
      queryClient.setQueryData(key, fromSent(key, data), { updatedAt: isOutdated ? 0 : updatedAt })
    }
  })
}
