import {
  FIELD_SORTS,
  type ListSortId,
  RELEVANCE_SORT,
  SORT_OPTIONS,
} from '@trassa/contracts/enumerations/ads'
import { LONGEST_TEXT } from '@trassa/contracts/longest-query'
import type { FilterField, FormDefinition } from '../definition.ts'
import { filterFields } from './common-filters.ts'
import type { Filter } from './filter.ts'
import { inOrder, readExact, readMany, readNumber } from './query-value.ts'

/** What decides whether a list can be ordered by relevance. */
interface Ranked extends Pick<ListQuery, 'first'> {
  filters: readonly Filter[]
}

const hasWords = ({ filters, first }: Ranked): boolean =>
  first !== undefined || filters.some(({ key }) => key === 'q')

/** The order of a list that asks for none: by relevance with a text or words (decision 187), otherwise spec §9's 'Сначала новые'. */
export const defaultSort = (list: Ranked): ListSortId =>
  hasWords(list) ? RELEVANCE_SORT.id : 'dateTo'

/**
 * The orders that a type's lists can have: spec §3's, those by fields that the type is filtered by, and by relevance
 * with a text or words.
 */
export function sortsOf(
  form: FormDefinition,
  list: Ranked = { filters: [] },
): { id: ListSortId; name: string }[] {
  const ranges = new Set(
    form.fields.flatMap(({ key, filter }) => (filter === 'range' ? [key] : [])),
  )
  return [
    ...(hasWords(list) ? [RELEVANCE_SORT] : []),
    ...SORT_OPTIONS,
    ...FIELD_SORTS.filter(({ field }) => ranges.has(field)),
  ]
}

/** Parameters of the same query string that are not filters. */
const RESERVED = ['ad_type', 'cursor', 'pages', 'descriptionMarkdown', 'first']

export type QueryInput = URLSearchParams | Readonly<Record<string, unknown>>

/** The parsed query string of a list. `filters` are in the order of the form. */
export interface ListQuery {
  filters: Filter[]
  sort: ListSortId
  /** Words whose ads stand first where the order is by relevance; they narrow down nothing. */
  first?: string | undefined
}

const isPlain = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/**
 * One text per name; the values of a repeated name are joined by commas (spec §7). Values that a query
 * string cannot hold (objects, `undefined`) are skipped.
 */
function textsOf(input: QueryInput): Map<string, string> {
  const entries =
    input instanceof URLSearchParams
      ? [...new Set(input.keys())].map((name): [string, unknown] => [name, input.getAll(name)])
      : Object.entries(input)
  return new Map(
    entries.map(([name, value]) => [name, [value].flat().filter(isPlain).map(String).join(',')]),
  )
}

/** The query parameters of a field. */
const namesOf = ({ key, filter }: FilterField): string[] =>
  filter === 'range' ? [`${key}From`, `${key}To`] : [key]

function readFilter(field: FilterField, texts: Map<string, string>): Filter | undefined {
  const { key, kind } = field
  if (field.filter === 'range') {
    const [from, to] = namesOf(field).map((name) => readNumber(kind, texts.get(name)))
    if (from === undefined && to === undefined) return undefined
    // Swapped bounds mean the same range.
    const ends = from !== undefined && to !== undefined && from > to ? [to, from] : [from, to]
    return { key, op: 'range', from: ends[0], to: ends[1] }
  }
  const text = texts.get(key)
  if (text === undefined) return undefined
  if (field.filter === 'many') {
    const values = readMany(kind, text)
    return values.length > 0 ? { key, op: 'many', values } : undefined
  }
  const value = readExact(kind, text)
  return value === undefined ? undefined : { key, op: 'exact', value }
}

/** Whether `text` is no filter: empty, or the id that means "any". */
function isNeutral({ kind }: FilterField, text: string): boolean {
  return text.trim() === '' || (kind.type === 'enumeration' && text === String(kind.any))
}

/**
 * Parses the filters of a query string (`yearFrom=2015&gearbox=2,3`). Never throws: unknown names and
 * invalid values are skipped and listed in `ignored`.
 */
export function parseFilters(
  form: FormDefinition,
  input: QueryInput,
): ListQuery & { ignored: string[] } {
  const texts = textsOf(input)
  const filters: Filter[] = []
  const understood = new Set(RESERVED)

  for (const field of filterFields(form)) {
    const filter = readFilter(field, texts)
    if (filter) filters.push(filter)
    for (const name of namesOf(field)) {
      if (isNeutral(field, texts.get(name) ?? '') || isRead(filter, name)) understood.add(name)
    }
  }
  const first = texts.get('first')?.trim().slice(0, LONGEST_TEXT)
  const ranked = { filters, ...(first && { first }) }
  const sort = sortsOf(form, ranked).find((option) => option.id === texts.get('sort'))?.id
  if (sort) understood.add('sort')
  return {
    ...ranked,
    sort: sort ?? defaultSort(ranked),
    ignored: [...texts.keys()].filter((name) => !understood.has(name)),
  }
}

/** Whether the value of `name` is part of the parsed filter. */
function isRead(filter: Filter | undefined, name: string): boolean {
  if (filter?.op !== 'range') return filter !== undefined
  return (name.endsWith('From') ? filter.from : filter.to) !== undefined
}

function writeFilter(filter: Filter): string[] {
  switch (filter.op) {
    case 'exact':
      return [`${filter.key}=${encodeURIComponent(filter.value)}`]
    case 'many':
      return [`${filter.key}=${filter.values.toSorted(inOrder).map(encodeURIComponent).join(',')}`]
    case 'range': {
      const from = filter.from === undefined ? [] : [`${filter.key}From=${filter.from}`]
      const to = filter.to === undefined ? [] : [`${filter.key}To=${filter.to}`]
      return [...from, ...to]
    }
  }
}

/**
 * The canonical query string of a list, without `?`: names in the order of the form, values ascending, the default sort
 * omitted, and an order that the list cannot have (domain §7). Empty for a list without filters. `parseFilters` parses
 * it to the same filters.
 */
export function filtersToQuery(
  form: FormDefinition,
  { filters = [], sort, first }: Partial<ListQuery>,
): string {
  const parts: string[] = []
  if (filters.length > 0) {
    const byKey = new Map(filters.map((filter) => [filter.key, filter]))
    for (const { key } of filterFields(form)) {
      const filter = byKey.get(key)
      if (filter) parts.push(...writeFilter(filter))
    }
  }
  const ranked = { filters, first }
  const isPossible = sort !== RELEVANCE_SORT.id || hasWords(ranked)
  if (sort && isPossible && sort !== defaultSort(ranked)) parts.push(`sort=${sort}`)
  if (first !== undefined) parts.push(`first=${encodeURIComponent(first)}`)
  return parts.join('&')
}

/** The canonical spelling of a list's query string (domain §7). */
export function canonicalQuery(form: FormDefinition, input: QueryInput): string {
  return filtersToQuery(form, parseFilters(form, input))
}
