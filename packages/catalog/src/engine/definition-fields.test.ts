import { AD_TYPES } from '@trassa/contracts/enumerations/ads'
import { describe, expect, it } from 'vitest'
import { formOf } from '../ad-types/form-of.ts'
import { AUTO_FORM } from '../ad-types/vehicles/auto.ts'
import { dictionaryChain, fieldOf, isMet, visibleFields } from './definition-fields.ts'

const FORMS = AD_TYPES.map(formOf)

describe.each(FORMS.map((form) => [form.adType, form] as const))('§4 form %s', (_, form) => {
  const keys = form.fields.map(({ key }) => key)

  it('has each key and each column once', () => {
    expect(new Set(keys).size).toBe(keys.length)
    const columns = form.fields.flatMap(({ column }) => column ?? [])
    expect(new Set(columns).size).toBe(columns.length)
  })

  it('names only sections and fields that it has', () => {
    const sections = form.sections.map(({ id }) => id)
    expect(form.fields.filter(({ section }) => !sections.includes(section))).toEqual([])
    const named = form.fields.flatMap(({ kind, visibleWhen }) => [
      ...(visibleWhen ? [visibleWhen.field] : []),
      ...(kind.type === 'dictionary' ? [kind.dependsOn ?? [], kind.prefills ?? []].flat() : []),
    ])
    expect(
      [...named, ...form.title.flat(), ...form.summary.flat()].filter((key) => !fieldOf(form, key)),
    ).toEqual([])
  })

  it('asks for each common field in one section', () => {
    expect(form.sections.flatMap(({ common }) => common ?? []).sort()).toEqual([
      'address',
      'cityId',
      'contactName',
      'description',
      'phone',
      'photos',
      'price',
    ])
  })

  it('has options with ids and names of their own', () => {
    for (const { kind } of form.fields) {
      if (kind.type !== 'enumeration') continue
      expect(new Set(kind.options.map(({ id }) => id)).size).toBe(kind.options.length)
      expect(new Set(kind.options.map(({ name }) => name)).size).toBe(kind.options.length)
    }
  })

  it('names parents before what depends on them', () => {
    const chain = dictionaryChain(form)
    chain.forEach(({ parent }, index) => {
      const before = chain.slice(0, index).map(({ key }) => key)
      if (parent !== null) expect(before).toContain(parent)
    })
  })
})

describe('§4 car', () => {
  it('goes from the mark to the modification', () => {
    expect(dictionaryChain(AUTO_FORM).map(({ key, parent }) => [key, parent])).toEqual([
      ['markId', null],
      ['modelId', 'markId'],
      ['generationId', 'modelId'],
      ['seriesId', 'generationId'],
      ['modificationId', 'seriesId'],
    ])
  })

  it('domain §3: VIN, mark and model wait for a moderator when changed', () => {
    const revised = AUTO_FORM.fields.filter(({ revision }) => revision).map(({ key }) => key)
    expect(revised).toEqual(['vin', 'markId', 'modelId'])
  })

  it('has sixteen colours', () => {
    const kind = fieldOf(AUTO_FORM, 'colorId')?.kind
    expect(kind?.type === 'enumeration' && kind.options).toHaveLength(16)
  })

  it('shows the volume until the car is known to be electric', () => {
    const shown = (fuel?: number) =>
      visibleFields(AUTO_FORM, { fuel }).some(({ key }) => key === 'volume')
    expect([shown(), shown(1), shown(4)]).toEqual([true, true, false])
  })
})

describe('conditions', () => {
  it.each([
    [undefined, {}, true],
    [{ field: 'a', in: [1, true] }, { a: 1 }, true],
    [{ field: 'a', in: [1, true] }, { a: true }, true],
    [{ field: 'a', in: [1] }, { a: 2 }, false],
    [{ field: 'a', in: [1] }, {}, false],
    [{ field: 'a', notIn: [1] }, { a: 1 }, false],
    [{ field: 'a', notIn: [1] }, { a: null }, true],
  ])('%j of %j: %s', (condition, fields, met) => {
    expect(isMet(condition, fields)).toBe(met)
  })
})
