import type { FilterField, FormDefinition } from '@trassa/catalog/engine/definition'
import { filterFields } from '@trassa/catalog/engine/filters/common-filters'
import type { Filter, ManyFilter } from '@trassa/catalog/engine/filters/filter'
import { dependencyOf } from '../live-index/below-several.ts'
import { nameOf } from '../live-index/columns/code-table.ts'
import { columnKindOf } from '../live-index/columns/column-for.ts'
import { type LiveRow, readerOf } from '../live-index/live-row.ts'
import {
  holdsText,
  parseTextQuery,
  requiredWords,
  type WordPositions,
} from '../text/words/text-query.ts'
import {
  type Condition,
  chosenValues,
  createConditions,
  encodedName,
  isMetBy,
  type Test,
  valueTest,
} from './conditions.ts'
import { OF_A_WORD, shareEstimate } from './estimated-share.ts'

/** A saved search: the parsed filters of a list, and its text as a tsquery of PostgreSQL. */
export interface ReverseQuery {
  id: string
  filters: readonly Filter[]
  textQuery?: string | undefined
}

interface Entry {
  id: string
  conditions: Condition[]
  /** The postings that lead to it. */
  postings: [Map<string, Set<Entry>>, string][]
}

interface SearchedField {
  field: FilterField
  read: (row: LiveRow) => unknown
  /** The saved searches that are found by a value of this field. */
  postings: Map<string, Set<Entry>>
}

/**
 * The values of the field above `filter.key` that have live ads with a chosen value: there the filter narrows
 * (decision 076). As text.
 */
export type NarrowedParents = (filter: ManyFilter) => ReadonlySet<string>

export type ReverseIndex = ReturnType<typeof createReverseIndex>

/**
 * The saved searches of one ad type, found by an ad: the reverse of the live index, by the same definitions.
 * Each is listed under the values of its most selective filter; what else it asks for is tested once for an ad,
 * however many saved searches ask for it (decision 113).
 */
export function createReverseIndex(form: FormDefinition, narrowedParents: NarrowedParents) {
  const fields: SearchedField[] = filterFields(form).flatMap((field) => {
    const read = readerOf(field)
    return read ? [{ field, read, postings: new Map() }] : []
  })
  const placeOf = new Map(fields.map(({ field }, place) => [field.key, place]))
  const byWord = new Map<string, Set<Entry>>()
  /** Those that no value leads to. */
  const others = new Set<Entry>()
  const entries = new Map<string, Entry>()
  const conditions = createConditions()
  const { isBelowSeveral, parentOf } = dependencyOf(form)
  const shareOf = shareEstimate(form)

  function testOf(filter: Filter, place: number, isNarrowing: boolean): Test {
    const holds = valueTest((fields[place] as SearchedField).field, filter)
    const parentPlace = placeOf.get(parentOf(filter.key) ?? '')
    if (filter.op !== 'many' || !isNarrowing || parentPlace === undefined)
      return ({ values }) => holds(values[place])
    return ({ values }) => {
      const parent = encodedName(values[parentPlace])
      return holds(values[place]) || parent === undefined || !narrowedParents(filter).has(parent)
    }
  }

  function remove(id: string): void {
    const entry = entries.get(id)
    if (!entry) return
    entries.delete(id)
    others.delete(entry)
    for (const [postings, name] of entry.postings) {
      const listed = postings.get(name)
      listed?.delete(entry)
      if (listed?.size === 0) postings.delete(name)
    }
    for (const condition of entry.conditions) conditions.release(condition)
  }

  function list(entry: Entry, postings: Map<string, Set<Entry>>, names: string[]): void {
    for (const name of names) {
      const listed = postings.get(name) ?? new Set()
      postings.set(name, listed.add(entry))
      entry.postings.push([postings, name])
    }
  }

  function* candidatesOf(values: readonly unknown[], words: WordPositions) {
    for (const [place, { postings }] of fields.entries()) {
      if (postings.size === 0) continue
      const value = values[place]
      for (const one of Array.isArray(value) ? value : [value]) {
        const listed = postings.get(encodedName(one) ?? '')
        if (listed) yield listed
      }
    }
    if (byWord.size > 0) {
      for (const word of words.keys()) {
        const listed = byWord.get(word)
        if (listed) yield listed
      }
    }
    yield others
  }

  return {
    /** How many saved searches it holds. */
    get size() {
      return entries.size
    },
    remove,

    /** Adds a saved search, or replaces the one with its id. */
    put: ({ id, filters, textQuery }: ReverseQuery): void => {
      remove(id)
      const entry: Entry = { id, conditions: [], postings: [] }
      let best = { share: 1, postings: byWord, names: [] as string[] }
      const consider = (share: number | undefined, postings: typeof byWord, names: string[]) => {
        if (share !== undefined && share < best.share) best = { share, postings, names }
      }
      if (textQuery !== undefined) {
        const query = parseTextQuery(textQuery)
        const test: Test = ({ words }) => query !== undefined && holdsText(query, words)
        entry.conditions.push(conditions.take(`text ${textQuery}`, () => test))
        const [longest] = query ? requiredWords(query).sort((a, b) => b.length - a.length) : []
        if (longest !== undefined) consider(OF_A_WORD, byWord, [longest])
      }
      for (const filter of filters) {
        const place = placeOf.get(filter.key)
        const searched = fields[place ?? -1]
        if (place === undefined || !searched) continue
        const isNarrowing = filter.op === 'many' && isBelowSeveral(filter.key, filters)
        const key = `${isNarrowing ? 'narrowing ' : ''}${JSON.stringify(filter)}`
        entry.conditions.push(conditions.take(key, () => testOf(filter, place, isNarrowing)))
        if (isNarrowing) continue
        const names = chosenValues(filter).map((value) => nameOf(String(value)))
        // An ad has several values of such a field, so that each of them would lead to the same entry.
        const own = columnKindOf(searched.field) === 'multiValue' ? names.slice(0, 1) : names
        consider(shareOf(searched.field, filter), searched.postings, own)
      }
      entries.set(id, entry)
      if (best.names.length > 0) list(entry, best.postings, best.names)
      else others.add(entry)
    },

    /** The ids of the saved searches whose lists a live ad of this type is in, by the words of its text index. */
    matching: (row: LiveRow, words: WordPositions): string[] => {
      const ad = { values: fields.map(({ read }) => read(row)), words }
      const found: string[] = []
      for (const listed of candidatesOf(ad.values, words)) {
        for (const entry of listed) {
          if (entry.conditions.every((one) => isMetBy(one, ad))) found.push(entry.id)
        }
      }
      return found
    },

    /** Whether the list of one saved search holds an ad; false for one that is not there. */
    holds: (id: string, row: LiveRow, words: WordPositions): boolean => {
      const ad = { values: fields.map(({ read }) => read(row)), words }
      return entries.get(id)?.conditions.every((one) => isMetBy(one, ad)) ?? false
    },
  }
}
