import { isDeepStrictEqual } from 'node:util'
import { formOf } from '@trassa/catalog/ad-types/form-of'
import type { FormDefinition } from '@trassa/catalog/engine/definition'
import type { Filter } from '@trassa/catalog/engine/filters/filter'
import { filtersToQuery, parseFilters } from '@trassa/catalog/engine/filters/list-query'
import { placedQuery } from '@trassa/catalog/urls/placed-query'
import type { MeantList } from '@trassa/contracts/entities/understood'
import { hasTextAlone } from '../fields/said-in-list.ts'
import { typeFields } from '../fields/type-fields.ts'
import type { Measure } from '../meant/measure.ts'
import { SIZES } from './asked-things.ts'
import { calledSoSteps } from './called-so.ts'
import { closeSteps } from './close-steps.ts'
import { type Conditions, PLACE, RADIUS } from './conditions.ts'
import { looseSteps } from './loose-steps.ts'
import { propertySteps, relatedSteps, withoutKindSteps } from './related-steps.ts'
import type { AlikeModels, Steps } from './steps.ts'

/** Lists that are measured for one query. */
const MOST_MEASURED = 40

/** Finds the first list with ads on the way that `steps` go; `null` where none holds any. */
const listBy =
  (steps: (exact: Conditions, alike: AlikeModels, form: FormDefinition) => Steps) =>
  (asked: AskedList, measure: Measure, alike: AlikeModels): Promise<MeantList | null> =>
    firstFound(asked, measure, (exact) => steps(exact, alike, formOf(asked.adType)))

/** The list of the same things that leaves out as few conditions of an empty one as possible; of several such the one with the most ads. */
export const closeList = listBy(closeSteps)

/** The list of models that are called as the one that is asked for, with all other conditions. */
export const calledSoList = listBy(calledSoSteps)

/** The list of other models of the mark, or of the same kind of other marks. */
export const looseList = listBy(looseSteps)

/** The list of things of the same group, or of the same mark; `null` where there are none. */
export const relatedList = (exact: AskedList, measure: Measure): Promise<MeantList | null> =>
  firstFound(exact, measure, (conditions) => relatedSteps(conditions, formOf(exact.adType)))

/** The list of the same models without their kind; `null` where there are none. */
export const withoutKindList = (exact: AskedList, measure: Measure): Promise<MeantList | null> =>
  firstFound(exact, measure, (conditions) => withoutKindSteps(conditions, formOf(exact.adType)))

/** The list of other things with the same properties; `null` where there are none. */
export const propertyList = (exact: AskedList, measure: Measure): Promise<MeantList | null> =>
  firstFound(exact, measure, (conditions) => propertySteps(conditions, formOf(exact.adType)))

/** All ads of the type in the whole country; `null` where there are none, for words alone (they are in none of them), and for a kind, a part or a size, which others are not. */
export async function wholeType(
  { adType, query, citySlug }: AskedList,
  measure: Measure,
): Promise<MeantList | null> {
  const { kind, isParts } = typeFields(adType)
  const asked = [...new URLSearchParams(query).keys()]
  const isOfSize = asked.some((key) => SIZES.includes(key.replace(/(?:From|To)$/, '')))
  const isOfKind = asked.includes(kind ?? 'bodyType') || isOfSize || (isParts && query !== '')
  if (isOfKind || hasTextAlone(query) || (query === '' && citySlug === null)) return null
  const { total } = await measure(adType, '')
  return total > 0 ? { adType, citySlug: null, query: '', total } : null
}

type AskedList = Pick<MeantList, 'adType' | 'query' | 'citySlug'> & {
  /** Words say its type: a list without its place is near to it. */
  namesType?: boolean
}

async function firstFound(
  { adType, query, citySlug, namesType = false }: AskedList,
  measure: Measure,
  steps: (exact: Conditions) => Steps,
): Promise<MeantList | null> {
  const form = formOf(adType)
  const { filters } = parseFilters(form, new URLSearchParams(query))
  const exact: Conditions = new Map<string, Filter | string>([
    ...filters.map((filter): [string, Filter] => [filter.key, filter]),
    ...(citySlug === null ? [] : [[PLACE, citySlug] as const]),
  ])
  const measured = new Set<string>()
  /** What no ad has: nor have any what is asked for beside it. */
  const empty: Conditions[] = []
  const isEmpty = (conditions: Conditions): boolean =>
    empty.some(
      (fewer) =>
        // Around a city there are more than in it.
        isDeepStrictEqual(fewer.get(RADIUS), conditions.get(RADIUS)) &&
        [...fewer].every(([key, one]) => isDeepStrictEqual(one, conditions.get(key))),
    )

  async function listOf(conditions: Conditions): Promise<MeantList | undefined> {
    const kept = [...conditions.values()].filter((one) => typeof one === 'object')
    // All ads of a type are near to nothing else.
    if (kept.every(({ key }) => key === RADIUS) && !namesType) return undefined
    const slug = conditions.get(PLACE)
    const wider = {
      adType,
      citySlug: typeof slug === 'string' ? slug : null,
      query: filtersToQuery(form, { filters: kept }),
    }
    const address = placedQuery(wider)
    if (measured.has(address) || measured.size === MOST_MEASURED || isEmpty(conditions))
      return undefined
    measured.add(address)
    const { total, isExact } = await measure(adType, address)
    if (total === 0) empty.push(conditions)
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
