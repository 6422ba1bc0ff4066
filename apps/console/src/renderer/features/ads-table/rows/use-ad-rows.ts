import { useQueries, useQueryClient } from '@tanstack/react-query'
import type { CallAnswer } from '@trassa/contracts/call'
import { AD_TABLE_PAGE, type listAds } from '@trassa/contracts/calls/moderator/ads'
import type { AdRow } from '@trassa/contracts/entities/moderator/moderation'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useApi } from '../../../lib/api-context.ts'
import { listKey, type PresentRow, pageQuery, presentQuery, type RowList } from './row-queries.ts'
import { useKept } from './use-kept.ts'

/** Pages that stay in memory on each side of those in sight. */
const KEPT_PAGES = 20
/** Rows from the end at which the next page is asked for. */
const AHEAD = 60

/** How far a list is known: where its pages begin, and its rows. */
interface Known {
  /** Pages that have been read; they are read in their order. */
  pages: number
  cursors: readonly (string | undefined)[]
  count: number
  total: number
  /** The last known page is the last one. */
  isWhole: boolean
}

const NOTHING: Known = { pages: 0, cursors: [undefined], count: 0, total: 0, isWhole: false }

/** What is known of a list once its page `n` is read. */
const withPage = (before: Known, n: number, page: CallAnswer<typeof listAds>): Known => ({
  pages: n + 1,
  cursors: page.nextCursor ? [...before.cursors, page.nextCursor] : before.cursors,
  count: n * AD_TABLE_PAGE + page.items.length,
  total: page.total,
  isWhole: page.nextCursor === null,
})

/**
 * The rows of a list in windows: only the pages in sight are observed, those far away leave the memory and are
 * read again from their cursors. A list grows at its end only.
 */
export function useAdRows(list: RowList) {
  const [api, client] = [useApi(), useQueryClient()]
  // The first page is there when the rows are first drawn: they are, and no empty list is drawn before.
  const [begun] = useState(() => {
    const first = client.getQueryData(pageQuery(api, list, undefined).queryKey)
    return first ? withPage(NOTHING, 0, first) : NOTHING
  })
  const [known, setKnown] = useKept('known', listKey(list), begun)
  const [[first, last], setPages] = useState<readonly [number, number]>([0, 0])

  const shown = useMemo(() => {
    const length = Math.max(0, Math.min(last, known.cursors.length - 1) - first + 1)
    return Array.from({ length }, (_, index) => first + index)
  }, [first, last, known.cursors.length])
  const pages = useQueries({ queries: shown.map((n) => pageQuery(api, list, known.cursors[n])) })
  const loaded = shown.flatMap((n, index) => {
    const items = pages[index]?.data?.items
    return items ? [{ n, items }] : []
  })
  const present = useQueries({
    queries: loaded.map(({ n, items }) =>
      presentQuery(api, list, { cursor: known.cursors[n], rows: items }),
    ),
  })

  useEffect(() => {
    const next = shown.reduce((before, n, index) => {
      const page = pages[index]?.data
      if (!page || n !== before.pages) return before
      return withPage(before, n, page)
    }, known)
    if (next !== known) setKnown(next)
  }, [shown, pages, known, setKnown])

  useEffect(() => {
    const near = new Set(
      known.cursors
        .slice(Math.max(0, first - KEPT_PAGES), last + KEPT_PAGES + 1)
        .map((cursor) => cursor ?? ''),
    )
    client.removeQueries({
      predicate: ({ queryKey: [scope, kind, key, cursor] }) =>
        scope === 'ads' &&
        (kind === 'page' || kind === 'present') &&
        key === listKey(list) &&
        !near.has(String(cursor)),
    })
  }, [client, list, first, last, known.cursors])

  const show = useCallback((from: number, to: number) => {
    const next = [
      Math.floor(from / AD_TABLE_PAGE),
      Math.floor((to + AHEAD) / AD_TABLE_PAGE),
    ] as const
    setPages((before) => (before[0] === next[0] && before[1] === next[1] ? before : next))
  }, [])
  const byPage = new Map<number, readonly PresentRow[]>(
    loaded.flatMap(({ n }, index) => {
      const data = present[index]?.data
      return data ? [[n, data]] : []
    }),
  )
  const inMemory = useMemo(
    () => present.flatMap(({ data }) => data?.map(({ row }) => row) ?? []),
    [present],
  )
  const failed = pages.find(({ isError }) => isError)
  return {
    ...known,
    /** Tells which rows are in sight. */
    show,
    /** The rows of the pages in sight. */
    shown: inMemory,
    /** `undefined` while its page is being read. */
    rowAt: (index: number): PresentRow | undefined =>
      byPage.get(Math.floor(index / AD_TABLE_PAGE))?.[index % AD_TABLE_PAGE],
    /** The row also of a page that is out of sight and still in memory. */
    rowInMemory(index: number): AdRow | undefined {
      const n = Math.floor(index / AD_TABLE_PAGE)
      if (n >= known.cursors.length) return undefined
      const page = client.getQueryData(pageQuery(api, list, known.cursors[n]).queryKey)
      if (!page) return undefined
      const now = { cursor: known.cursors[n], rows: page.items }
      const rows = client.getQueryData(presentQuery(api, list, now).queryKey)
      return rows?.[index % AD_TABLE_PAGE]?.row ?? page.items[index % AD_TABLE_PAGE]
    },
    isPending: known.count === 0 && pages[0]?.isPending === true,
    isFetching: pages.some(({ isFetching }) => isFetching),
    /** Rows are shown that could not be read again. */
    isStale: present.some(({ isError }) => isError),
    error: failed?.error ?? null,
    retry: () => {
      for (const { isError, refetch } of [...pages, ...present]) if (isError) void refetch()
    },
  }
}

export type AdRowsAccess = ReturnType<typeof useAdRows>
