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
  const sent = { ...list, ...pageForm(list, view) }
  const first = filterChain(list.form).find(({ parent }) => parent === null)
  if (!first) return sent
  const { queryKey } = dictionaryQuery(api, first, null)
  const rows = queryClient.getQueryData(queryKey) ?? []
  const named = namedRows(rows, first.key, list)
  if (named.length < rows.length) {
    const short = named.map(({ id, name, popularity }) => ({ id, name, popularity }))
    queryClient.setQueryData(queryKey, short, { updatedAt: 0 })
  }
  return list.summary?.parts?.key === first.key
    ? { ...sent, summary: withShownParts(list.summary, rows, view) }
    : sent
}
