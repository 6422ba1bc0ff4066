import { formOf } from '@trassa/catalog/ad-types/form-of'
import type { FormDefinition } from '@trassa/catalog/engine/definition'
import type { Filter } from '@trassa/catalog/engine/filters/filter'
import { filtersToQuery, parseFilters } from '@trassa/catalog/engine/filters/list-query'
import { placedQuery } from '@trassa/catalog/urls/placed-query'
import type { MeantList } from '@trassa/contracts/entities/understood'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { type Conditions, groupIn, loosened, PLACE, widened, without } from './conditions.ts'

/** How many ads the list of a query string holds, and whether they have all words of its text as they are written. */
export type Measure = (
  adType: AdType,
  query: string,
) => Promise<{ total: number; isExact: boolean }>

/** Models that begin with so many of the same words: of a `GTX 300` all of the mark's GTX. */
export type FamilyOf = (modelId: string, words: number) => readonly string[]

/** Conditions that say what a thing is: left out last. */
export const OF_THINGS: ReadonlySet<string> = new Set([
  'generationId',
  'modelId',
  'typeId',
  'markId',
])
/** Lists that are measured for one query. */
const MOST_MEASURED = 40

/** Of a `PC200` first `PC200-8`, then all PC. */
const FAMILY_WORDS = [3, 2, 1]

type Steps = Generator<readonly Conditions[]>

/** Conditions that say less than what a thing is. Wheels fit by their bolts, tyres by their diameter. */
function minorKeys(exact: Conditions): string[] {
  const size = exact.has('pcd') ? ['pcd', 'bolts'] : ['diameter']
  return [...exact.keys()].filter((key) => !OF_THINGS.has(key) && !size.includes(key))
}

/** Of the same thing: other numbers, models that are called alike, ever fewer of the minor conditions. */
function* closeSteps(exact: Conditions, familyOf: FamilyOf, form: FormDefinition): Steps {
  const minor = minorKeys(exact)
  const ofAny = without(exact, 'generationId')
  const families = FAMILY_WORDS.flatMap(
    (words) => widened(ofAny, 'modelId', (id) => familyOf(String(id), words)) ?? [],
  )
  const withoutEach = (conditions: Conditions) => minor.map((key) => without(conditions, key))
  yield [...exact.keys()].flatMap((key) => loosened(exact, key, form) ?? [])
  yield withoutEach(exact)
  for (const family of families) {
    yield [family]
    yield withoutEach(family)
  }
  yield minor.flatMap((one, place) =>
    minor.slice(place + 1).map((other) => without(exact, one, other)),
  )
  yield [without(exact, ...minor)]
  for (const family of families) yield [without(family, ...minor)]
  yield [ofAny, without(ofAny, ...minor)]
}

/** Of any model of the mark; of goods and machines also of the same kind and size of any mark: a car without its mark is no such car. */
function* looseSteps(exact: Conditions): Steps {
  const minor = minorKeys(exact)
  const anyModel = without(exact, 'generationId', 'modelId')
  const anyMark = without(anyModel, 'markId')
  const hasKind = exact.has('typeId') || exact.has('diameter') || exact.has('pcd')
  for (const conditions of hasKind ? [anyModel, anyMark] : [anyModel]) {
    yield [conditions]
    yield minor.map((key) => without(conditions, key))
    yield [without(conditions, ...minor)]
  }
}

/** Lists of what stands in one group with the kind that is asked for, of other kinds of its mark. */
function* relatedSteps(exact: Conditions, form: FormDefinition): Steps {
  const kinds = new Map([...exact].filter(([key]) => key === 'typeId' || key === 'markId'))
  const group = widened(kinds, 'typeId', groupIn(form))
  if (group) yield [group]
  if (group) yield [without(group, 'markId')]
  yield [without(kinds, 'typeId')]
}

/** Lists of any mark with what else is asked for: electric cars. */
function* propertySteps(exact: Conditions): Steps {
  const ofAnyMark = without(exact, 'generationId', 'modelId', 'markId', PLACE, 'q')
  yield [ofAnyMark]
  yield [...ofAnyMark.keys()].map((key) => without(ofAnyMark, key))
}

/**
 * The list of the same things that leaves out as few conditions of an empty one as possible; of several such the one with the most ads.
 *
 * @returns `null` where none holds ads
 */
export const closeList = (
  exact: AskedList,
  measure: Measure,
  familyOf: FamilyOf,
): Promise<MeantList | null> =>
  firstFound(exact, measure, (conditions) => closeSteps(conditions, familyOf, formOf(exact.adType)))

/** The list of other models of the mark, or of the same kind of other marks; `null` where there are none. */
export const looseList = (exact: AskedList, measure: Measure): Promise<MeantList | null> =>
  firstFound(exact, measure, looseSteps)

/** The list of things of the same group, or of the same mark; `null` where there are none. */
export const relatedList = (exact: AskedList, measure: Measure): Promise<MeantList | null> =>
  firstFound(exact, measure, (conditions) => relatedSteps(conditions, formOf(exact.adType)))

/** The list of other things with the same properties; `null` where there are none. */
export const propertyList = (exact: AskedList, measure: Measure): Promise<MeantList | null> =>
  firstFound(exact, measure, propertySteps)

/** All ads of the type; `null` where there are none, and for words alone: they are in none of them. */
export async function wholeType(
  { adType, query }: AskedList,
  measure: Measure,
): Promise<MeantList | null> {
  if ([...new URLSearchParams(query).keys()].every((key) => key === 'q')) return null
  const { total } = await measure(adType, '')
  return total > 0 ? { adType, citySlug: null, query: '', total } : null
}

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
