import type { DictionaryRow } from '@trassa/api-client/dictionary-query'
import type { ListSummary } from '@trassa/contracts/entities/facets'
import { mostPopular } from '../filters/most-popular.ts'
import { MARKS_SHOWN } from '../main-page/marks-shown.ts'

/** Two lines on a wide screen; the complete list is in the filters. */
export const PARTS_SHOWN = 14

/**
 * A summary as a page holds it: of the list's parts those that the page counts, and those that its filters name although they
 * are not popular (`namedRows`).
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
  const popular = mostPopular(rows).map(({ id }) => id)
  const first = counts.map(({ id }) => id).filter((id) => ids.has(id))
  const shown = new Set(
    view === 'main' ? popular.slice(0, MARKS_SHOWN) : first.slice(0, PARTS_SHOWN),
  )
  const kept = counts.filter(({ id }) => shown.has(id) || !popular.includes(id))
  return { ...summary, parts: { key, counts: kept } }
}
