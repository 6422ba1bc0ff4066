import { dictionaryQuery } from '@trassa/api-client/dictionary-query'
import type { FormDefinition } from '@trassa/catalog/engine/definition'
import type { Filter } from '@trassa/catalog/engine/filters/filter'
import { chips as chipsOf } from '@trassa/catalog/engine/filters/filter-chips'
import { parseFilters } from '@trassa/catalog/engine/filters/list-query'
import type { Understood } from '@trassa/contracts/entities/understood'
import type { LoadContext } from '../../../shared/api/route-loader.ts'
import { namesIn } from '../filters/names-in.ts'
import { wantedDictionaries } from './filter-chain.ts'

/** What a nearest list leaves out of what the words ask for, and what it widens: the texts of their chips. */
export interface LeftOut {
  omitted: string[]
  widened: string[]
}

/** The rows that the filters of a list ask for, by the field's key. What only this sentence names is not sent to the browser. */
async function rowsOf({ api, queryClient }: LoadContext, form: FormDefinition, filters: Filter[]) {
  const read = wantedDictionaries(form, filters).map(async ({ link, parent }) => {
    const { queryKey, ...query } = dictionaryQuery(api, link, parent)
    const isKnown = queryClient.getQueryState(queryKey) !== undefined
    const rows = await queryClient.query({ ...query, queryKey }).catch(() => [])
    if (!isKnown) queryClient.removeQueries({ queryKey, exact: true })
    return { key: link.key, rows }
  })
  const byKey = Map.groupBy(await Promise.all(read), ({ key }) => key)
  return new Map([...byKey].map(([key, some]) => [key, some.flatMap(({ rows }) => rows)]))
}

/** What the list that is shown lacks of the one that is meant; `undefined` where it is that, or of another type. */
export async function loadLeftOut(
  context: LoadContext,
  form: FormDefinition,
  { exact, list: wider }: Understood,
): Promise<LeftOut | undefined> {
  if (!exact || exact.adType !== form.adType || wider.adType !== form.adType) return undefined
  const filtersOf = (query: string) => parseFilters(form, new URLSearchParams(query)).filters
  const asked = filtersOf(exact.query)
  const kept = new Map(filtersOf(wider.query).map((filter) => [filter.key, JSON.stringify(filter)]))
  const nameOf = namesIn(await rowsOf(context, form, asked))
  const named = (filters: readonly Filter[]): string[] =>
    filters.flatMap((filter) => chipsOf(form, [filter], nameOf).map(({ text }) => text))
  const isWidened = (filter: Filter): boolean => {
    const other = kept.get(filter.key)
    return other !== undefined && other !== JSON.stringify(filter)
  }
  return {
    omitted: named(asked.filter(({ key }) => !kept.has(key))),
    widened: named(asked.filter(isWidened)),
  }
}
