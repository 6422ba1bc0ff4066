import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@trassa/api-client/client'
import { listAds } from '@trassa/contracts/calls/moderator/ads'
import { readAdRows } from '@trassa/contracts/calls/moderator/table'
import type { AdRow } from '@trassa/contracts/entities/moderator/moderation'
import { type AdsFilter, queryOf, writeFilter } from '../filter/ads-filter.ts'

/** A list of the table: what is asked for, and how often it was asked for anew. */
export interface RowList {
  filter: AdsFilter
  generation: number
}

export const listKey = ({ filter, generation }: RowList): string =>
  JSON.stringify([writeFilter(filter), generation])

/**
 * A page from its cursor on. It stays as it was read (`static`): a decision must not move the rows below the
 * one that is being worked on.
 */
export const pageQuery = (api: ApiClient, list: RowList, cursor: string | undefined) =>
  queryOptions({
    queryKey: ['ads', 'page', listKey(list), cursor ?? ''],
    queryFn: ({ signal }) => {
      const { sort, direct } = list.filter
      return api.ask(
        listAds,
        { query: { ...queryOf(list.filter), sort, direct, cursor } },
        { signal },
      )
    },
    staleTime: 'static',
  })

/** A row of the table as it is now. */
export interface PresentRow {
  row: AdRow
  /** `changed`: the filter no longer finds it. */
  state: 'found' | 'changed' | 'gone'
}

/** The rows of a page as they are now, read again after every change that the console hears of. */
export const presentQuery = (
  api: ApiClient,
  list: RowList,
  { cursor, rows }: { cursor: string | undefined; rows: AdRow[] },
) =>
  queryOptions({
    queryKey: ['ads', 'present', listKey(list), cursor ?? ''],
    queryFn: async ({ signal }): Promise<PresentRow[]> => {
      const ids = rows.map(({ id }) => id).join(',')
      const { items } = await api.ask(
        readAdRows,
        { query: { ...queryOf(list.filter), ids } },
        { signal },
      )
      const byId = new Map(items.map(({ row, found }) => [row.id, { row, found }]))
      return rows.map((row) => {
        const now = byId.get(row.id)
        return now
          ? { row: now.row, state: now.found ? 'found' : 'changed' }
          : { row, state: 'gone' }
      })
    },
    initialData: rows.map((row): PresentRow => ({ row, state: 'found' })),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
