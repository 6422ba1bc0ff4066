import { formOf } from '@trassa/catalog/ad-types/form-of'
import type { FilterField, FormDefinition } from '@trassa/catalog/engine/definition'
import { filterFields } from '@trassa/catalog/engine/filters/common-filters'
import type { Filter } from '@trassa/catalog/engine/filters/filter'
import { sortsOf } from '@trassa/catalog/engine/filters/list-query'
import { AD_TYPES, type AdType, type ListSortId } from '@trassa/contracts/enumerations/ads'
import fc from 'fast-check'
import { valuesOf, WORDS } from './random-ads.ts'

const sortIn = (form: FormDefinition, filters: readonly Filter[]) =>
  fc.constantFrom(...sortsOf(form, { filters }).map(({ id }) => id))

function filterOf({ key, kind, filter }: FilterField): fc.Arbitrary<Filter> {
  if (key === 'q') return fc.constantFrom(...WORDS).map((value) => ({ key, op: 'exact', value }))
  if (key === 'price') return rangeOf(key, [100, 200, 300])
  if (filter === 'range') return rangeOf(key, valuesOf(kind) as number[])
  const values = valuesOf(kind).filter((value) => typeof value !== 'object')
  if (filter === 'exact')
    return fc.constantFrom(...values).map((value) => ({ key, op: 'exact', value }))
  return fc
    .subarray(values as (string | number)[], { minLength: 1, maxLength: 2 })
    .map((some) => ({ key, op: 'many', values: some }))
}

const rangeOf = (key: string, values: number[]): fc.Arbitrary<Filter> =>
  fc
    .tuple(fc.constantFrom(...values), fc.constantFrom(...values), fc.nat(2))
    .map(([a, b, ends]) => ({
      key,
      op: 'range',
      ...(ends !== 1 && { from: Math.min(a, b) }),
      ...(ends !== 2 && { to: Math.max(a, b) }),
    }))

const isYes = (filter: Filter) => filter.op === 'exact' && filter.value === true

/** What may be asked of the lists of a type. */
export interface RandomList {
  adType: AdType
  filters: Filter[]
  sort: ListSortId
}

/** `city` is tried by `cityId`, a radius beside one city in regions.test.ts; a flag "with a photograph" that says no asks for nothing. */
export function randomListOf(adType: AdType): fc.Arbitrary<RandomList> {
  const fields = filterFields(formOf(adType)).filter(
    ({ key }) => key !== 'city' && key !== 'radius',
  )
  const filters = fc
    .subarray(fields, { maxLength: 4 })
    .chain((some) => fc.tuple(...some.map(filterOf)))
    .map((some) => some.filter((one) => one.key !== 'withPhoto' || isYes(one)))
  return filters.chain((some) =>
    fc.record({
      adType: fc.constant(adType),
      filters: fc.constant(some),
      sort: sortIn(formOf(adType), some),
    }),
  )
}

export const randomList = fc.constantFrom(...AD_TYPES).chain(randomListOf)
