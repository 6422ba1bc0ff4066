import { formOf } from '@trassa/catalog/ad-types/form-of'
import { readCarDictionary } from '@trassa/catalog/dictionaries/car-data'
import { readVehicleDictionary } from '@trassa/catalog/dictionaries/vehicle-data'
import { filterFields } from '@trassa/catalog/engine/filters/common-filters'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { Places } from '../../src/modules/reference/public.ts'
import type { SearchedType } from '../../src/modules/search/live-index/live-index.ts'
import { parseListQuery } from '../../src/modules/search/parse-list-query.ts'
import { boundOf, type Expected, isNamed } from './expectations.ts'

interface Row {
  id: string
  name: string
  parentId?: string
}

/** The rows of the dictionaries that are shipped, by the key of their filter. */
function shippedRows(): Record<string, readonly Row[]> {
  const [cars, vehicles] = [readCarDictionary(), readVehicleDictionary()]
  return {
    markId: [...cars.marks, ...vehicles.marks],
    modelId: [...cars.models, ...vehicles.models].map((row) => ({ ...row, parentId: row.markId })),
    generationId: cars.generations.map((row) => ({ ...row, parentId: row.modelId })),
  }
}

/** The level above each that has one. */
const PARENTS: Record<string, string> = { modelId: 'markId', generationId: 'modelId' }

/** Where a type has the key, but no value of the name: no ad meets that. */
const NO_VALUE = 'none'

type Segments = ReadonlyMap<AdType, SearchedType>

/** Finds the live ads that meet pairs of `queries/README.md`. */
export function createExpectedAds(segments: Segments, places: Places) {
  const rows = shippedRows()

  /** The ids of the rows that a pair names, below those that the pairs above it name. */
  function rowsOf({ key, alternatives }: Expected, pairs: readonly Expected[]): string[] {
    const parentKey = PARENTS[key]
    const parent = pairs.find((pair) => pair.key === parentKey)
    const parents = parent && new Set(rowsOf(parent, pairs))
    const isMeant = (name: string) => alternatives.flat().some((one) => isNamed(one, name))
    return (rows[key] ?? [])
      .filter(({ name, parentId = '' }) => isMeant(name) && (!parents || parents.has(parentId)))
      .map(({ id }) => id)
  }

  /** What a list of the type has to be asked for to hold the ads that meet a pair; `undefined` where it has no such key. */
  function queryOf(adType: AdType, pair: Expected, pairs: readonly Expected[]) {
    const { key, alternatives } = pair
    const field = filterFields(formOf(adType)).find((one) => one.key === key)
    if (!field) return undefined
    if (field.filter === 'range') {
      const [range = ''] = alternatives[0] ?? []
      const [low = '', high = low] = range.split('..')
      const options = field.kind.type === 'enumeration' ? field.kind.options : []
      return { [`${key}From`]: boundOf(low, options), [`${key}To`]: boundOf(high, options) }
    }
    if (rows[key]) return { [key]: rowsOf(pair, pairs).join() || NO_VALUE }
    const { kind } = field
    const names = alternatives.flat()
    const ids =
      kind.type === 'enumeration'
        ? kind.options.filter(({ name }) => names.some((one) => isNamed(one, name)))
        : names.map((id) => ({ id }))
    return { [key]: ids.map(({ id }) => id).join() || NO_VALUE }
  }

  /** The ids of the ads of a type that meet all pairs that it has the keys of. */
  function meeting(adType: AdType, pairs: readonly Expected[]): Set<string> {
    const { segment } = segments.get(adType) ?? {}
    const query: Record<string, unknown> = {}
    // The rows below say which of those above are meant; above several they would narrow down only some (decision 076).
    const implied = new Set(pairs.map(({ key }) => PARENTS[key]))
    for (const pair of pairs) {
      if (!implied.has(pair.key)) Object.assign(query, queryOf(adType, pair, pairs))
    }
    if (Object.values(query).includes(NO_VALUE)) return new Set()
    const list = parseListQuery(formOf(adType), query, places)
    if (!segment || !list) return new Set()
    const page = segment.page(segment.select(list.filters), {
      sort: list.sort,
      size: segment.size,
    })
    return new Set(page.map(({ id }) => id))
  }

  return {
    meeting,
    /** Those that meet one of them. */
    meetingAny: (adType: AdType, pairs: readonly Expected[]): Set<string> =>
      new Set(
        pairs
          .filter((pair) => queryOf(adType, pair, pairs) !== undefined)
          .flatMap((pair) => [...meeting(adType, [pair])]),
      ),
  }
}
