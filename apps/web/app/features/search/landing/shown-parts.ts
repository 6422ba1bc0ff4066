import type { DictionaryRow } from '@trassa/api-client/dictionary-query'
import type { ListSummary } from '@trassa/contracts/entities/facets'
import { mostPopular } from '../filters/most-popular.ts'
import { MARKS_SHOWN } from '../main-page/marks-shown.ts'

/** Two lines on a wide screen; the complete list is in the filters. */
export const PARTS_SHOWN = 14

/**
 * A summary as a page holds it: of the list's parts those that the page counts.
 *
 * @param rows the dictionary of the parts
 */
export function withShownParts(
  summary: ListSummary,
  rows: readonly DictionaryRow[],
  view: 'list' | 'main',
): ListSummary {
  if (!summary.parts) return summary
  const { key, counts } = summary.parts
  const ids = new Set(rows.map(({ id }) => id))
  const first = counts.filter(({ id }) => ids.has(id)).slice(0, PARTS_SHOWN)
  if (view === 'list') return { ...summary, parts: { key, counts: first } }
  const popular = new Set(
    mostPopular(rows)
      .slice(0, MARKS_SHOWN)
      .map(({ id }) => id),
  )
  return { ...summary, parts: { key, counts: counts.filter(({ id }) => popular.has(id)) } }
}
