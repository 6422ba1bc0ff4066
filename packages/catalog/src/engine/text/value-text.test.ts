import { describe, expect, it } from 'vitest'
import type { FieldDefinition, NumberKind } from '../definition.ts'
import { numberText, shortText, valueText } from './value-text.ts'

const SIZE: NumberKind = { type: 'number', min: -150, max: 600, step: 0.1, short: 'A{a}/{b} R{c}' }
const field: FieldDefinition = { key: 'a', label: 'А', section: 's', kind: SIZE }

describe('sizes', () => {
  it.each([
    [16, '16'],
    [22.5, '22.5'],
    [-35, '−35'],
  ])('%d has no digits that it needs not: %s', (value, text) => {
    expect(numberText(SIZE, value)).toBe(text)
    expect(valueText(field, { a: value }, {})).toBe(text)
  })

  it('a number that is no size keeps the digits of its step', () => {
    expect(numberText({ ...SIZE, short: undefined }, 16)).toBe('16.0')
  })

  it.each([
    [{ a: 205, b: 55, c: 16.5 }, 'A205/55 R16.5'],
    [{ a: 205, c: 16 }, 'A205 R16'],
    [{ a: 205, b: 55, c: null }, 'A205/55'],
    [{ a: 205 }, 'A205'],
  ])('%j: %s', (fields, text) => {
    expect(shortText(field, fields, {}, true)).toBe(text)
    expect(shortText(field, fields, {}, false)).toBe(text)
  })

  it.each([
    [{ ...SIZE, unit: 'мм' }, 57.1, '57,1\u202Fмм'],
    [{ ...SIZE, unit: 'л', short: undefined }, 2, '2,0\u202Fл'],
  ])('with its unit a number has a comma', (kind, value, text) => {
    expect(valueText({ ...field, kind }, { a: value }, {})).toBe(text)
  })

  it('a size that is a measure has a comma, a code has a point', () => {
    const write = (short: string) =>
      shortText({ ...field, kind: { ...SIZE, unit: 'м', short } }, { a: 3.21 }, {}, false)
    expect(write('{a} м')).toBe('3,21 м')
    expect(write('R{a}')).toBe('R3.21')
  })

  it('is not written where its own number is missing', () => {
    expect(shortText(field, { b: 55, c: 16 }, {}, true)).toBeUndefined()
  })
})

describe('flags in a line', () => {
  const flag: FieldDefinition = {
    key: 'f',
    label: 'С выездом',
    section: 's',
    kind: { type: 'flag' },
  }

  it.each([
    [true, 'с выездом'],
    [false, undefined],
    [null, undefined],
  ])('%s: %s', (value, text) => {
    expect(shortText(flag, { f: value }, {}, false)).toBe(text)
  })
})
