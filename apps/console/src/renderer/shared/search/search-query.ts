import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@trassa/api-client/client'
import { otherLayout } from '@trassa/catalog/names/keyboard-layout'
import type { CallAnswer } from '@trassa/contracts/call'
import { SEARCH_TEXT_MAX, searchAll } from '@trassa/contracts/calls/moderator/search'

export type SearchAnswer = CallAnswer<typeof searchAll>

/** Whether a text is long enough to be looked for. */
const isSearchable = (text: string): boolean => text.length >= 2 || /\d/.test(text)

const isEmpty = ({ users, ads, orders }: SearchAnswer): boolean =>
  users.length + ads.length + orders.length === 0

const EMPTY: SearchAnswer = { users: [], ads: [], orders: [], exact: false }

/** What a text finds; words that find nothing are looked for as the other keyboard layout writes them. */
async function search(api: ApiClient, text: string): Promise<SearchAnswer & { by: string }> {
  if (!isSearchable(text)) return { ...EMPTY, by: text }
  const q = text.slice(0, SEARCH_TEXT_MAX)
  const answer = await api.ask(searchAll, { query: { q } })
  const other = otherLayout(q.toLowerCase())
  if (!isEmpty(answer) || answer.exact || !/\p{L}/u.test(q) || other.trim() === '')
    return { ...answer, by: text }
  const second = await api.ask(searchAll, { query: { q: other } })
  return isEmpty(second) ? { ...answer, by: text } : { ...second, by: other }
}

/** Every look-up is logged, so nothing but a person's wish repeats it. */
export const searchQuery = (api: ApiClient, text: string) =>
  queryOptions({
    queryKey: ['search', text],
    queryFn: () => search(api, text),
    staleTime: 30_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  })
