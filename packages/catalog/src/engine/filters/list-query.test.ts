import { SORT_OPTIONS } from '@trassa/contracts/enumerations/ads'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AUTO_FORM } from '../../ad-types/vehicles/auto.ts'
import type { FilterField } from '../definition.ts'
import { COMMON_FILTERS, filterFields } from './common-filters.ts'
import type { Filter } from './filter.ts'
import { canonicalQuery, filtersToQuery, parseFilters, sortsOf } from './list-query.ts'

const parse = (query: string) => parseFilters(AUTO_FORM, new URLSearchParams(query))

describe('§7 filters out of an address', () => {
  it.each<[string, Filter]>([
    ['markId=12', { key: 'markId', op: 'many', values: ['12'] }],
    ['modelId=30,4,30', { key: 'modelId', op: 'many', values: ['4', '30'] }],
    ['modelId=30&modelId=4', { key: 'modelId', op: 'many', values: ['4', '30'] }],
    ['gearbox=3,2', { key: 'gearbox', op: 'many', values: [2, 3] }],
    ['yearFrom=2015&yearTo=2018', { key: 'year', op: 'range', from: 2015, to: 2018 }],
    ['yearFrom=2018&yearTo=2015', { key: 'year', op: 'range', from: 2015, to: 2018 }],
    ['volumeTo=1,6', { key: 'volume', op: 'range', to: 1.6 }],
    ['priceFrom=1%20000%20000', { key: 'price', op: 'range', from: 1_000_000 }],
    ['condition=2', { key: 'condition', op: 'exact', value: 2 }],
    ['owner=0', { key: 'owner', op: 'exact', value: 0 }],
    ['owner=2', { key: 'owner', op: 'exact', value: 1 }],
    ['withPhoto=1', { key: 'withPhoto', op: 'exact', value: true }],
    ['exchange=true', { key: 'exchange', op: 'exact', value: true }],
    ['cityId=5', { key: 'cityId', op: 'exact', value: '5' }],
    ['city=kazan', { key: 'city', op: 'exact', value: 'kazan' }],
  ])('%s', (query, filter) => {
    expect(parse(query)).toEqual({ filters: [filter], sort: 'dateTo', ignored: [] })
  })

  it('a text, whose list is ordered by relevance unless another order is asked for', () => {
    const filters = [{ key: 'q', op: 'exact', value: 'гранта люкс' }]
    const query = 'q=%20гранта%20%20люкс'
    expect(parse(query)).toEqual({ filters, sort: 'relevance', ignored: [] })
    expect(parse(`${query}&sort=dateTo`)).toEqual({ filters, sort: 'dateTo', ignored: [] })
    expect(parse('sort=relevance')).toEqual({ filters: [], sort: 'dateTo', ignored: ['sort'] })
  })

  it.each(SORT_OPTIONS.map((option) => option.id))('sort=%s', (id) => {
    expect(parse(`sort=${id}`)).toEqual({ filters: [], sort: id, ignored: [] })
  })

  it.each(['', 'condition=0', 'owner=-1', 'priceFrom=&q=', 'ad_type=auto&cursor=abc'])(
    'narrows nothing and ignores nothing: "%s"',
    (query) => {
      expect(parse(query)).toEqual({ filters: [], sort: 'dateTo', ignored: [] })
    },
  )

  it.each([
    ['color=red', ['color']],
    ['year=2018', ['year']],
    ['vin=XTA219040J0123456', ['vin']],
    ['gearbox=9,abc', ['gearbox']],
    ['markId=0', ['markId']],
    ['markId=1%27%20or%201=1', ['markId']],
    ['yearFrom=1e3', ['yearFrom']],
    ['yearFrom=12', ['yearFrom']],
    ['mileageTo=99999999999999999999', ['mileageTo']],
    ['withPhoto=maybe', ['withPhoto']],
    ['sort=name', ['sort']],
  ])('names what it ignores: %s', (query, ignored) => {
    expect(parse(query)).toEqual({ filters: [], sort: 'dateTo', ignored })
  })

  it('keeps the good half of a range', () => {
    expect(parse('yearFrom=soon&yearTo=2018')).toEqual({
      filters: [{ key: 'year', op: 'range', to: 2018 }],
      sort: 'dateTo',
      ignored: ['yearFrom'],
    })
  })

  it('reads a record as it reads an address', () => {
    const record = { gearbox: ['2', '3'], yearFrom: 2015, withPhoto: true, q: undefined }
    expect(parseFilters(AUTO_FORM, record)).toEqual(
      parse('gearbox=2&gearbox=3&yearFrom=2015&withPhoto=true'),
    )
  })

  it('never throws', () => {
    const names = filterFields(AUTO_FORM).flatMap(({ key }) => [key, `${key}From`, `${key}To`])
    const name = fc.oneof(fc.constantFrom(...names), fc.string())
    fc.assert(
      fc.property(fc.dictionary(name, fc.anything({ withNullPrototype: false })), (record) => {
        parseFilters(AUTO_FORM, record)
      }),
    )
  })
})

function filterOf({ key, kind, filter }: FilterField): fc.Arbitrary<Filter> {
  if (filter === 'range') {
    if (kind.type !== 'number') throw new Error(`${key} has no range`)
    const max = kind.max === 'nextYear' ? 2027 : kind.max
    const steps = fc.integer({
      min: Math.round(kind.min / kind.step),
      max: Math.round(max / kind.step),
    })
    const value = steps.map((step) => Number((step * kind.step).toFixed(1)))
    return fc.oneof(
      value.map((from): Filter => ({ key, op: 'range', from })),
      value.map((to): Filter => ({ key, op: 'range', to })),
      fc
        .tuple(value, value)
        .map(([a, b]): Filter => ({ key, op: 'range', from: Math.min(a, b), to: Math.max(a, b) })),
    )
  }
  if (filter === 'many') {
    const ids = kind.type === 'enumeration' ? kind.options.map(({ id }) => id) : ['1', '7', '30']
    return fc
      .subarray<string | number>(ids, { minLength: 1 })
      .map((values): Filter => ({ key, op: 'many', values }))
  }
  return exactValueOf(kind).map((value): Filter => ({ key, op: 'exact', value }))
}

function exactValueOf(kind: FilterField['kind']): fc.Arbitrary<string | number | boolean> {
  switch (kind.type) {
    case 'dictionary':
      return fc.bigInt({ min: 1n, max: 10n ** 18n - 1n }).map(String)
    case 'enumeration':
      return fc.constantFrom(
        ...kind.options.map((option) => option.id).filter((id) => id !== kind.any),
      )
    case 'flag':
      return fc.boolean()
    case 'text':
      return fc
        .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
        .map((text) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim())
        .filter((text) => text !== '')
    case 'number':
      return fc.integer({ min: kind.min, max: 1900 })
  }
}

describe('§7 one address for each list', () => {
  const fields = filterFields(AUTO_FORM)
  const list = fc
    .tuple(...fields.map((field) => fc.option(filterOf(field), { nil: undefined })))
    .map((filters) => filters.filter((filter) => filter !== undefined))
    .chain((filters) =>
      fc.record(
        { filters: fc.constant(filters), first: fc.constantFrom('ковш & 100%') },
        { requiredKeys: ['filters'] },
      ),
    )
    .chain((ranked) => {
      const sorts = sortsOf(AUTO_FORM, ranked).map(({ id }) => id)
      return fc.constantFrom(...sorts).map((sort) => ({ ...ranked, sort }))
    })

  it('reads back what it wrote', () => {
    fc.assert(
      fc.property(list, (written) => {
        expect(parse(filtersToQuery(AUTO_FORM, written))).toEqual({ ...written, ignored: [] })
      }),
    )
  })

  it('writes filters in the same order however they stand', () => {
    fc.assert(
      fc.property(list, ({ filters, sort }) => {
        const turned = filtersToQuery(AUTO_FORM, { filters: filters.toReversed(), sort })
        expect(turned).toBe(filtersToQuery(AUTO_FORM, { filters, sort }))
      }),
    )
  })

  it('writes the values of a filter ascending however they stand', () => {
    const marks = (values: string[]) =>
      filtersToQuery(AUTO_FORM, { filters: [{ key: 'markId', op: 'many', values }] })
    expect(marks(['107', '111', '17'])).toBe('markId=17,107,111')
  })

  it.each([
    ['', ''],
    ['sort=dateTo&condition=0&utm_source=mail', ''],
    [
      'priceTo=900%20000&gearbox=3,2,2&markId=12&sort=priceFrom',
      'markId=12&gearbox=2,3&priceTo=900000&sort=priceFrom',
    ],
    ['q=белая%20гранта&sort=relevance', `q=${encodeURIComponent('белая гранта')}`],
    ['q=granta&sort=dateTo', 'q=granta&sort=dateTo'],
    ['sort=relevance', ''],
  ])('%s → %s', (query, canonical) => {
    expect(canonicalQuery(AUTO_FORM, new URLSearchParams(query))).toBe(canonical)
    expect(canonicalQuery(AUTO_FORM, new URLSearchParams(canonical))).toBe(canonical)
  })
})

it('no field of the form takes the name of a common filter', () => {
  const common: string[] = [...COMMON_FILTERS.map(({ key }) => key), 'sort']
  expect(AUTO_FORM.fields.filter(({ key }) => common.includes(key))).toEqual([])
})
