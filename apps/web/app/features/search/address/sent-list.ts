import { dictionaryQuery } from '@trassa/api-client/dictionary-query'
import type { LoadContext } from '../../../shared/api/route-loader.ts'
import { namedRows } from '../filters/named-rows.ts'
import { pageForm } from '../filters/page-form.ts'
import { withShownParts } from '../landing/shown-parts.ts'
import { filterChain } from './filter-chain.ts'
import type { ListPage } from './list-page.ts'

/**
 * A list as its page holds it: what the page shows of its form, of its summary and of the first dictionary, which is the long one: the
 * others are of one parent. The browser asks for the rest (docs/decisions/173).
 */
export function sentList(
  { api, queryClient }: LoadContext,
  list: ListPage,
  view: 'list' | 'main',
): ListPage {
  const { filters } = list
  const sent = { ...list, ...pageForm(list, view) }
  const first = filterChain(list.form).find(({ parent }) => parent === null)
  if (!first) return sent
  const { queryKey } = dictionaryQuery(api, first, null)
  const rows = queryClient.getQueryData(queryKey) ?? []
  const isDivided = list.summary?.parts?.key === first.key
  const summary = list.summary && isDivided ? withShownParts(list.summary, rows, view) : undefined
  // Of the parts that are sent: the browser has no others to find the same rows by.
  const named = namedRows(rows, first.key, { filters, ...(summary && { summary }) })
  if (named.length < rows.length) {
    const short = named.map(({ id, name, popularity }) => ({ id, name, popularity }))
    queryClient.setQueryData(queryKey, short, { updatedAt: 0 })
  }
  return { ...sent, ...(summary && { summary }) }
}
