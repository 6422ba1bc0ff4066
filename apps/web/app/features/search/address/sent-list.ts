import { type DictionaryRow, dictionaryQuery } from '@trassa/api-client/dictionary-query'
import type { ListSummary } from '@trassa/contracts/entities/facets'
import type { LoadContext } from '../../../shared/api/route-loader.ts'
import { namedRows } from '../filters/named-rows.ts'
import { pageForm } from '../filters/page-form.ts'
import { withShownParts } from '../landing/shown-parts.ts'
import { wantedDictionaries } from './filter-chain.ts'
import type { ListPage } from './list-page.ts'

/**
 * A list as its page holds it: what the page shows of its form, of its summary and of its dictionaries. Of the first one, which is the long
 * one, those are the rows that the page names; the others are of one parent. The browser asks for the rest (docs/decisions/173).
 */
export function sentList(context: LoadContext, list: ListPage, view: 'list' | 'main'): ListPage {
  const sent = { ...list, ...pageForm(list, view) }
  let summary: ListSummary | undefined
  for (const { link, parent } of wantedDictionaries(list.form, list.filters)) {
    const { queryKey } = dictionaryQuery(context.api, link, parent)
    const rows = context.queryClient.getQueryData(queryKey) ?? []
    const { key } = link
    const isDivided = parent === null && list.summary?.parts?.key === key
    if (list.summary && isDivided) summary = withShownParts(list.summary, rows, view)
    // Of the parts that are sent: the browser has no others to find the same rows by.
    const scope = { filters: list.filters, ...(summary && { summary }) }
    const named = parent === null ? namedRows(rows, key, scope) : rows
    if (named.length < rows.length || named.some(hasNames)) {
      context.queryClient.setQueryData(queryKey, named.map(shownRow), { updatedAt: 0 })
    }
  }
  return { ...sent, ...(summary && { summary }) }
}

const hasNames = ({ nameRu, also }: DictionaryRow): boolean => Boolean(nameRu ?? also)

/** What a page shows of a row; the browser asks for the names by which it is found. */
const shownRow = ({ nameRu: _nameRu, also: _also, ...shown }: DictionaryRow): DictionaryRow => shown
