import { describe, expect, it } from 'vitest'
import {
  countOf,
  formatDecimal,
  formatMileage,
  formatNumber,
  formatPrice,
  hourWord,
  inSentence,
  NBSP,
  plural,
  THIN,
} from './numbers.ts'

const spaced = (text: string) => text.replaceAll('_', NBSP).replaceAll('~', THIN)

describe('§9 numbers grouped by three', () => {
  it.each([
    [0, 0, '0'],
    [999, 0, '999'],
    [1000, 0, '1_000'],
    [1234000, 0, '1_234_000'],
    [1_000_000_000, 0, '1_000_000_000'],
    [-1500, 0, '−1_500'],
    [2, 1, '2.0'],
    [1.6, 1, '1.6'],
    [12345.67, 2, '12_345.67'],
    [-0.04, 1, '0.0'],
  ])('%s with %s digits', (value, digits, text) => {
    expect(formatNumber(value, digits)).toBe(spaced(text))
  })

  it('a decimal for a sentence has a comma', () => {
    expect(formatDecimal(12345.67, 1)).toBe(spaced('12_345,7'))
  })

  it('price and mileage have a thin space before the unit', () => {
    expect(formatPrice(1_234_000)).toBe(spaced('1_234_000~₽'))
    expect(formatMileage(84_000)).toBe(spaced('84_000~км'))
  })
})

describe('§9 Russian plurals', () => {
  it.each([
    [0, 'часов'],
    [1, 'час'],
    [2, 'часа'],
    [4, 'часа'],
    [5, 'часов'],
    [11, 'часов'],
    [14, 'часов'],
    [21, 'час'],
    [24, 'часа'],
    [111, 'часов'],
    [1001, 'час'],
  ])('%i %s', (count, word) => {
    expect(hourWord(count)).toBe(word)
  })

  it('stands beside its number', () => {
    const forms = ['объявление', 'объявления', 'объявлений'] as const
    expect(plural(1284, forms)).toBe('объявления')
    expect(countOf(1284, forms)).toBe(spaced('1_284_объявления'))
  })
})

it.each([
  ['Бортовой', 'бортовой'],
  ['С выездом', 'с выездом'],
  ['RIB', 'RIB'],
  ['V-образное', 'V-образное'],
  ['4x2', '4x2'],
])('inside a sentence %s is %s', (name, words) => expect(inSentence(name)).toBe(words))
