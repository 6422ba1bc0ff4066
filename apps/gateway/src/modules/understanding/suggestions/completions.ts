import { formOf } from '@trassa/catalog/ad-types/form-of'
import type { Filter } from '@trassa/catalog/engine/filters/filter'
import { filtersToQuery } from '@trassa/catalog/engine/filters/list-query'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { typeFields } from '../fields/type-fields.ts'
import { TYPE_KEY } from '../lexicon/labels.ts'
import { type CountsOf, TOTAL, type ValueCounts } from './counts.ts'
import { type Entry, isThing } from './entries.ts'

/** The list of words that are not completed. */
export interface Base {
  adType: AdType
  filters: readonly Filter[]
}

/** A list that an entry narrows another down to. */
export interface Completion {
  entry: Entry
  adType: AdType
  /** Without the place. */
  filters: Filter[]
  /** Those of the entry itself, with its place. */
  added: Filter[]
  citySlug: string | null
  total: number
}

const chosen = ({ filters }: Base, key: string): Filter | undefined =>
  filters.find((filter) => filter.key === key)

/** The rows that a filter of a dictionary chooses. */
const idsOf = (filter: Filter | undefined): readonly unknown[] =>
  filter?.op === 'many' ? filter.values : []

const many = (key: string, value: string | number): Filter => ({ key, op: 'many', values: [value] })

/** What a list may be narrowed down by. */
function openingsOf(base: Base) {
  const { byKey, hasModels } = typeFields(base.adType)
  const marks = chosen(base, 'markId')
  return {
    takesMarks: byKey.has('markId') && !marks,
    takesModels: hasModels && !chosen(base, 'modelId'),
    /** The marks that models may be of; absent where they may be of any. */
    marks: marks && new Set(idsOf(marks)),
    takesPlaces: !chosen(base, 'city'),
    isWhole: base.filters.length === 0,
  }
}

/** Whether an entry goes on from a list: quick, since it is asked for every name with a beginning. */
function goesOnFrom(base: Base): (entry: Entry) => boolean {
  const { takesMarks, takesModels, marks, takesPlaces, isWhole } = openingsOf(base)
  const { byKey } = typeFields(base.adType)
  return (entry) => {
    switch (entry.kind) {
      case 'mark':
        return takesMarks
      case 'model':
        return takesModels && (!marks || marks.has(entry.markId))
      case 'place':
        return takesPlaces
      case 'kind': {
        if (entry.adType !== base.adType) return false
        if (entry.key === TYPE_KEY) return isWhole
        if (isWhole && !isThing(entry.key)) return false
        return byKey.has(entry.key) && !chosen(base, entry.key)
      }
    }
  }
}

/** The marks whose models go on from a list; `undefined` where those of all marks do. */
export function marksOfModels(base: Base): readonly string[] | undefined {
  const { takesModels, marks } = openingsOf(base)
  if (!takesModels) return []
  return marks && Array.from(marks, String)
}

/** The filters that an entry adds to a list that it goes on from. */
function addedBy(entry: Entry, { adType }: Base): Filter[] {
  switch (entry.kind) {
    case 'mark':
      return [many('markId', entry.id)]
    case 'model':
      return [many('markId', entry.markId), many('modelId', entry.id)]
    case 'place':
      return []
    case 'kind': {
      const { key, value } = entry
      if (key === TYPE_KEY) return []
      const isMany = typeFields(adType).byKey.get(key)?.filter === 'many'
      return [isMany ? many(key, value) : { key, op: 'exact', value }]
    }
  }
}

/** The filter whose values are counted for an entry, and its value. */
function countedAs(entry: Entry): [key: string, value: string] {
  switch (entry.kind) {
    case 'mark':
      return ['markId', entry.id]
    case 'model':
      return ['modelId', entry.id]
    case 'place':
      return ['city', entry.id]
    case 'kind':
      return entry.key === TYPE_KEY ? [TOTAL, ''] : [entry.key, String(entry.value)]
  }
}

/** The query of a list as it is counted: with its place. */
export const queryOf = (adType: AdType, filters: readonly Filter[], city: string | null): string =>
  filtersToQuery(formOf(adType), {
    filters: [...filters, ...(city === null ? [] : [cityFilter(city)])],
  })

export const cityFilter = (value: string): Filter => ({ key: 'city', op: 'exact', value })

/** The place of a list that words and the site's choice name: the words first. */
function placeOf(filters: readonly Filter[], shown: string | null): string | null {
  const city = filters.find(({ key }) => key === 'city')
  return city?.op === 'exact' ? String(city.value) : shown
}

/** A list that is completed, in its place. */
export interface CountedBase extends Base {
  citySlug: string | null
  goesOn: (entry: Entry) => boolean
  /** Whether its ads were counted by what an entry chooses, which is the same for many entries. */
  isCounted: (entry: Entry) => boolean
  /** Counts them; before `totalOf`. */
  count: (entry: Entry) => Promise<void>
  /** How many ads an entry leaves of it; 0 where it does not go on from it. */
  totalOf: (entry: Entry) => number
}

export function countedBase(base: Base, shown: string | null, countsOf: CountsOf): CountedBase {
  const { adType } = base
  const own = withoutPlace(base.filters)
  const citySlug = placeOf(base.filters, shown)
  const [here, everywhere] = [queryOf(adType, own, citySlug), queryOf(adType, own, null)]
  const counted = new Map<string, ValueCounts>()
  const goesOn = goesOnFrom(base)
  return {
    ...base,
    citySlug,
    goesOn,
    isCounted: (entry) => counted.has(countedAs(entry)[0]) || !goesOn(entry),
    count: async (entry) => {
      const [key] = countedAs(entry)
      counted.set(key, await countsOf(adType, key === 'city' ? everywhere : here, key))
    },
    totalOf: (entry) => {
      const [key, value] = countedAs(entry)
      return (goesOn(entry) && counted.get(key)?.get(value)) || 0
    },
  }
}

export const withoutPlace = (filters: readonly Filter[]): Filter[] =>
  filters.filter(({ key }) => key !== 'city')

/** The list that an entry narrows another one down to. */
export function completionOf(entry: Entry, base: CountedBase, total: number): Completion {
  const added = addedBy(entry, base)
  const keys = new Set(added.map(({ key }) => key))
  const kept = withoutPlace(base.filters).filter(({ key }) => !keys.has(key))
  const isPlace = entry.kind === 'place'
  return {
    entry,
    adType: base.adType,
    filters: [...kept, ...added],
    added: isPlace ? [cityFilter(entry.id)] : added,
    citySlug: isPlace ? entry.id : base.citySlug,
    total,
  }
}
