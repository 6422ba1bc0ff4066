import type { DictionaryRow } from '@trassa/api-client/dictionary-query'
import { chosenIds } from '../address/filter-chain.ts'
import type { ListPage } from '../address/list-page.ts'
import { mostPopular } from './most-popular.ts'

type Named = Pick<ListPage, 'filters' | 'summary'>

/**
 * The rows of a long dictionary that a list's page names: popular ones, chosen ones and the parts that the page counts.
 * The browser asks for the others (docs/decisions/173). A dictionary without popular rows is whole.
 */
export function namedRows<Rows extends readonly DictionaryRow[]>(
  rows: Rows,
  key: string,
  { filters, summary }: Named,
): Rows | DictionaryRow[] {
  const popular = mostPopular(rows)
  if (popular.length === 0) return rows
  const parts = summary?.parts?.key === key ? summary.parts.counts : []
  const named = new Set([...popular, ...parts].map(({ id }) => id).concat(chosenIds(filters, key)))
  return rows.filter(({ id }) => named.has(id))
}
