import type { FormDefinition } from '@trassa/catalog/form-definition'
import type { Filter } from '@trassa/catalog/form-filter'
import { parseFilters } from '@trassa/catalog/form-query'
import { SORT_OPTIONS, type SortId } from '@trassa/contracts/enumerations/ads'
import { sql } from 'drizzle-orm'
import { ads } from '../ads/ads.table.ts'
import { type CityBySlug, conditionOf } from './filter-condition.ts'
import type { LiveList } from './live-list.repository.ts'
import { holdsCommonWords, holdsWords, looksLike } from './text-search.ts'

/** Columns with an index for each value, in the order of date and of price (0001_search.sql). */
const MERGEABLE = { modelId: ads.modelId } as const

const isMergeable = (key: string): key is keyof typeof MERGEABLE => key in MERGEABLE

/** A list as it is asked for, turned into SQL. */
export interface SearchPlan extends LiveList {
  /** Where a text is searched for, the same list in two other ways. */
  text?: {
    /** For words that very many ads hold: walks the order and looks into each ad. */
    common: LiveList
    /** By likeness instead of words. */
    similar: LiveList
  }
}

/** spec §3: `sort` and `direct` as two numbers mean the same as the option's id. */
function sortOf(query: Record<string, unknown>, sort: SortId): SortId {
  const byNumbers = SORT_OPTIONS.find(
    (option) => String(option.sort) === query.sort && String(option.direct) === query.direct,
  )
  return byNumbers?.id ?? sort
}

/** Reads a query string (names that nobody knows are left out) and plans the statements for it. */
export function planSearch(
  form: FormDefinition,
  query: Record<string, unknown> & { cursor?: string | undefined },
  { cityBySlug, size }: { cityBySlug: CityBySlug; size: number },
): SearchPlan {
  const { filters, sort } = parseFilters(form, query)
  const text = filters.find((filter) => filter.key === 'q')
  // A text narrows more than any order helps: its index finds the ads, whatever else is asked for.
  const merged = text ? undefined : filters.find(isMerge)
  const rest = filters.filter((filter) => filter !== merged)
  const conditionsOf = (asked: Filter[]) => [
    sql`${ads.adType} = ${form.adType}`,
    ...asked.map((filter) => conditionOf(form, filter, cityBySlug)),
  ]
  const list = {
    merged: merged && {
      column: sql`${MERGEABLE[merged.key]}`,
      values: merged.values.map(String),
    },
    sort: sortOf(query, sort),
    cursor: query.cursor,
    size,
  }
  const conditions = conditionsOf(rest.filter((filter) => filter !== text))
  if (text?.op !== 'exact') return { ...list, conditions }
  const words = String(text.value)
  return {
    ...list,
    conditions: [...conditions, holdsWords(words)],
    isRare: true,
    text: {
      common: { ...list, conditions: [...conditions, holdsCommonWords(words)] },
      similar: { ...list, conditions: [...conditions, looksLike(words)], isRare: true },
    },
  }
}

function isMerge(
  filter: Filter,
): filter is Extract<Filter, { op: 'many' }> & { key: keyof typeof MERGEABLE } {
  return filter.op === 'many' && filter.values.length > 1 && isMergeable(filter.key)
}
