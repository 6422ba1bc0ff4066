import type { Fields } from '@trassa/contracts/entities/ad'
import { describe, expect, it } from 'vitest'
import { AUTO_FORM } from '../../ad-types/vehicles/auto.ts'
import { COMPLETE_CAR } from '../testing/complete-car.fixture.ts'
import { outOfBounds, wrongTypes } from '../testing/fill-form.ts'
import { completeFieldsSchema, draftFieldsSchema } from './fields-schema.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const draft = draftFieldsSchema(AUTO_FORM, NOW)
const complete = completeFieldsSchema(AUTO_FORM, NOW)

type Schema = typeof draft

function wrongKeys(schema: Schema, fields: unknown): string[] {
  const { error } = schema.safeParse(fields)
  return error?.issues.map((issue) => issue.path.join('.')) ?? []
}

/** Values that JSON cannot carry, and hostile ones. */
const HOSTILE = [Number.NaN, Number.POSITIVE_INFINITY, { id: '7' }, [[1]], 'a\u0000b']

const asks = AUTO_FORM.fields.filter((field) => field.required)
const cases = AUTO_FORM.fields.map((field) => [field.key, field] as const)
const numbers = cases.filter(([, field]) => field.kind.type === 'number')

describe('§4 form: complete fields', () => {
  it('takes a whole car as it is', () => {
    expect(complete.parse(COMPLETE_CAR)).toEqual(COMPLETE_CAR)
  })

  it.each(asks.map((field) => [field.key, field.required]))('asks for %s', (key, sentence) => {
    for (const nothing of [undefined, null, '', []]) {
      const { error } = complete.safeParse({ ...COMPLETE_CAR, [key]: nothing })
      expect(error?.issues).toMatchObject([{ path: [key], message: sentence }])
    }
  })

  it('asks for nothing else', () => {
    const required = Object.fromEntries(asks.map(({ key }) => [key, COMPLETE_CAR[key]]))
    expect(complete.parse(required)).toEqual(required)
  })

  it('asks for everything of an empty ad at once', () => {
    expect(wrongKeys(complete, {})).toEqual(asks.map(({ key }) => key))
  })

  it.each(numbers)('keeps %s within its bounds', (key, field) => {
    for (const value of outOfBounds(field, NOW)) {
      expect(wrongKeys(complete, { ...COMPLETE_CAR, [key]: value })).toEqual([key])
    }
  })

  it.each([
    ['year', 2027, []],
    ['year', 2028, ['year']],
    ['year', 2018.5, ['year']],
    ['volume', 0.1, []],
    ['volume', 10, []],
    ['volume', 1.65, ['volume']],
    ['mileage', 0, []],
    ['vin', 'XTA219040J0123456', []],
    ['vin', 'XTA219040J012345', ['vin']],
    ['vin', 'XTA2I9040J0123456', ['vin']],
  ])('§4 bounds: %s %s', (key, value, wrong) => {
    expect(wrongKeys(complete, { ...COMPLETE_CAR, [key]: value })).toEqual(wrong)
  })

  it('drops the volume of an electric car and does not ask for it', () => {
    const { volume, ...electric }: Fields = { ...COMPLETE_CAR, fuel: 4 }
    expect(complete.parse({ ...electric, volume })).toEqual(electric)
    expect(complete.parse({ ...electric, volume: 'much' })).toEqual(electric)
    expect(complete.parse(electric)).toEqual(electric)
  })

  it('keeps no characters that hide or turn a text', () => {
    const fields = complete.parse({ ...COMPLETE_CAR, vin: '\u202EXTA219040J\u200B0123456' })
    expect(fields.vin).toBe('XTA219040J0123456')
  })

  it('trims a VIN and writes it in capitals', () => {
    const fields = complete.parse({ ...COMPLETE_CAR, vin: ' xta219040j0123456 ' })
    expect(fields.vin).toBe('XTA219040J0123456')
  })
})

describe('§4 form: draft fields', () => {
  it('takes nothing, and each field cleared', () => {
    expect(draft.parse({})).toEqual({})
    for (const [key] of cases) expect(draft.parse({ [key]: null })).toEqual({ [key]: null })
  })

  it('takes what is half typed', () => {
    const half = { year: 20, vin: 'XTA', power: 0 }
    expect(draft.parse(half)).toEqual(half)
  })

  it.each(numbers)('refuses %s above its bound', (key, field) => {
    expect(wrongKeys(draft, { [key]: outOfBounds(field, NOW).at(-1) })).toEqual([key])
  })

  it('refuses a number between zero and its step, which a column could not hold', () => {
    for (const volume of [4e-323, -4e-323, 0.05]) {
      expect(wrongKeys(draft, { volume })).toEqual(['volume'])
      expect(wrongKeys(complete, { ...COMPLETE_CAR, volume })).toEqual(['volume'])
    }
  })

  it('keeps the volume of a car that became electric', () => {
    expect(draft.parse({ fuel: 4, volume: 1.6 })).toEqual({ fuel: 4, volume: 1.6 })
  })
})

describe.each([
  ['draft', draft],
  ['complete', complete],
])('§4 form: %s', (_, schema) => {
  it.each(cases)('names %s, and only it, for a value of a wrong type', (key, field) => {
    for (const value of [...wrongTypes(field), ...HOSTILE]) {
      expect(wrongKeys(schema, { ...COMPLETE_CAR, [key]: value })).toEqual([key])
    }
  })

  it.each(['unknown', 'constructor', 'price'])('refuses the key %s', (key) => {
    const fields = Object.fromEntries([...Object.entries(COMPLETE_CAR), [key, 1]])
    expect(wrongKeys(schema, fields)).toEqual([key])
  })

  it('refuses what is not a record', () => {
    for (const value of [null, 'fields', 7, []]) {
      expect(schema.safeParse(value).success).toBe(false)
    }
  })
})
