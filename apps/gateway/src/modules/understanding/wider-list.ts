import { formOf } from '@trassa/catalog/ad-types/form-of'
import type { FormDefinition } from '@trassa/catalog/engine/definition'
import { filterFields } from '@trassa/catalog/engine/filters/common-filters'
import type { Filter } from '@trassa/catalog/engine/filters/filter'
import { filtersToQuery, parseFilters } from '@trassa/catalog/engine/filters/list-query'
import { placedQuery } from '@trassa/catalog/urls/placed-query'
import type { MeantList } from '@trassa/contracts/entities/understood'
import type { AdType } from '@trassa/contracts/enumerations/ads'

/** How many ads the list of a query string holds, and whether they have all words of its text as they are written. */
export type Measure = (
  adType: AdType,
  query: string,
) => Promise<{ total: number; isExact: boolean }>

/** Models that are called alike: of a `GTX 300` all of the mark's GTX. */
export type FamilyOf = (modelId: string) => readonly string[]

/** Conditions that say what a thing is: left out last. */
export const OF_THINGS: ReadonlySet<string> = new Set([
  'generationId',
  'modelId',
  'typeId',
  'markId',
])
/** Lists that are measured for one query. */
const MOST_MEASURED = 40

const PLACE = 'place'

/** Conditions by key; of a place the slug. */
type Conditions = ReadonlyMap<string, Filter | string>

const without = (conditions: Conditions, ...keys: readonly string[]): Conditions =>
  new Map([...conditions].filter(([key]) => !keys.includes(key)))

/** With more values of a condition; `undefined` where there are no more, or no such condition. */
function widened(
  conditions: Conditions,
  key: string,
  alikeOf: (value: string | number) => readonly (string | number)[],
): Conditions | undefined {
  const filter = conditions.get(key)
  if (typeof filter !== 'object' || filter.op !== 'many') return undefined
  const values = [...new Set([...filter.values, ...filter.values.flatMap(alikeOf)])]
  return values.length > filter.values.length
    ? new Map(conditions).set(key, { ...filter, values: values.toSorted() })
    : undefined
}

/** The kinds that a form lists below one heading: of "Эвакуатор" all of "Помощь на дороге". */
function groupIn(form: FormDefinition) {
  const kind = filterFields(form).find(({ key }) => key === 'typeId')?.kind
  const options = kind?.type === 'enumeration' ? kind.options : []
  return (id: string | number): number[] => {
    const group = options.find((option) => option.id === id)?.group
    return options.filter((option) => group && option.group === group).map((option) => option.id)
  }
}

/** Lists that leave out ever more of what an empty one asks for; those of one step are equally near to it. */
function* nearSteps(exact: Conditions, familyOf: FamilyOf): Generator<readonly Conditions[]> {
  const minor = [...exact.keys()].filter((key) => !OF_THINGS.has(key))
  const family = widened(without(exact, 'generationId'), 'modelId', (id) => familyOf(String(id)))
  const withoutEach = (conditions: Conditions) => minor.map((key) => without(conditions, key))
  yield withoutEach(exact)
  if (family) yield [family]
  if (family) yield withoutEach(family)
  yield minor.flatMap((one, place) =>
    minor.slice(place + 1).map((other) => without(exact, one, other)),
  )
  yield [without(exact, ...minor)]
  if (family) yield [without(family, ...minor)]
  const anyModel = without(exact, 'generationId', 'modelId')
  yield [without(exact, 'generationId'), without(exact, 'generationId', ...minor)]
  yield [anyModel]
  yield withoutEach(anyModel)
  yield [without(anyModel, ...minor)]
  // What is asked of a car says nothing of it without its mark; a kind and a size do.
  const anyMark = without(anyModel, 'markId')
  if (!exact.has('typeId') && !exact.has('diameter')) return
  yield [anyMark]
  yield withoutEach(anyMark)
  yield [without(anyMark, ...minor)]
}

/** Lists of what stands in one group with the kind that is asked for, and of other kinds of its mark. */
function* farSteps(exact: Conditions, form: FormDefinition): Generator<readonly Conditions[]> {
  const kinds = new Map([...exact].filter(([key]) => key === 'typeId' || key === 'markId'))
  const group = widened(kinds, 'typeId', groupIn(form))
  if (group) yield [group]
  if (group) yield [without(group, 'markId')]
  yield [without(kinds, 'typeId')]
}

/**
 * The list that leaves out as few conditions of an empty one as possible; of several such the one with the most ads.
 *
 * @returns `null` where none holds ads
 */
export const widerList = (
  exact: AskedList,
  measure: Measure,
  familyOf: FamilyOf,
): Promise<MeantList | null> =>
  firstFound(exact, measure, (conditions) => nearSteps(conditions, familyOf))

/** The list of things of the same group, or of the same mark; `null` where there are none. */
export const relatedList = (exact: AskedList, measure: Measure): Promise<MeantList | null> =>
  firstFound(exact, measure, (conditions) => farSteps(conditions, formOf(exact.adType)))

type AskedList = Pick<MeantList, 'adType' | 'query' | 'citySlug'>

async function firstFound(
  { adType, query, citySlug }: AskedList,
  measure: Measure,
  steps: (exact: Conditions) => Iterable<readonly Conditions[]>,
): Promise<MeantList | null> {
  const form = formOf(adType)
  const { filters } = parseFilters(form, new URLSearchParams(query))
  const exact: Conditions = new Map<string, Filter | string>([
    ...filters.map((filter): [string, Filter] => [filter.key, filter]),
    ...(citySlug === null ? [] : [[PLACE, citySlug] as const]),
  ])
  const measured = new Set<string>()

  async function listOf(conditions: Conditions): Promise<MeantList | undefined> {
    const kept = [...conditions.values()].filter((one) => typeof one === 'object')
    // All ads of a type are near to nothing.
    if (kept.length === 0) return undefined
    const slug = conditions.get(PLACE)
    const wider = {
      adType,
      citySlug: typeof slug === 'string' ? slug : null,
      query: filtersToQuery(form, { filters: kept }),
    }
    const address = placedQuery(wider)
    if (measured.has(address) || measured.size === MOST_MEASURED) return undefined
    measured.add(address)
    const { total, isExact } = await measure(adType, address)
    return { ...wider, total: isExact ? total : 0 }
  }

  for (const lists of steps(exact)) {
    let most: MeantList | undefined
    for (const conditions of lists) {
      const list = await listOf(conditions)
      if (list && list.total > (most?.total ?? 0)) most = list
    }
    if (most) return most
  }
  return null
}
