import { describe, expect, it } from 'vitest'
import { caretAfterFormat } from './caret.ts'
import { formatTyped, NUMBER_CHARACTER, parseTyped } from './grouped-digits.ts'

const spaced = (text: string) => text.replaceAll('\u00A0', '_')

describe('§9 numbers are grouped by three', () => {
  it.each([
    ['1284000', '1_284_000'],
    ['1 284 000 ₽', '1_284_000'],
    ['999', '999'],
    ['007', '7'],
    ['0', '0'],
    ['', ''],
    ['12a3', '123'],
    ['-15', '15'],
    ['1.284.000', '1_284_000'],
    ['1,284,000.50', '1_284_000'],
    ['12.500', '12_500'],
    ['640,50', '640'],
  ])('%j is shown as %j', (raw, shown) => {
    expect(spaced(formatTyped(raw))).toBe(shown)
  })

  it('keeps a fraction as long as allowed, and takes a dot for a comma', () => {
    expect(formatTyped('1.65', { fraction: 1 })).toBe('1,6')
    expect(formatTyped('1,', { fraction: 1 })).toBe('1,')
    expect(formatTyped('1,6')).toBe('1')
    expect(formatTyped('1.284', { fraction: 1 })).toBe('1,2')
    expect(spaced(formatTyped('1.284.000,5', { fraction: 1 }))).toBe('1_284_000,5')
  })

  it('keeps a minus only where one may stand', () => {
    expect(formatTyped('-35', { negative: true })).toBe('−35')
    expect(parseTyped('−35')).toBe(-35)
  })
})

it.each([
  ['1\u00A0284', 1284],
  ['1,6', 1.6],
  ['', null],
  ['−', null],
])('%j is read as %j', (text, value) => {
  expect(parseTyped(text)).toBe(value)
})

describe('the caret stays behind the same digits', () => {
  it.each([
    ['a digit typed in the middle', '1\u00A02984', 4, '12\u00A0984', 4],
    ['at the end', '12345', 5, '12\u00A0345', 6],
    ['at the start', '91\u00A0284', 1, '91\u00A0284', 1],
    ['leading zeros gone', '0123', 4, '123', 3],
    ['a letter that is dropped', '12a3', 3, '123', 2],
  ])('%s', (_, raw, caret, shown, expected) => {
    expect(caretAfterFormat(shown, raw, caret, NUMBER_CHARACTER)).toBe(expected)
  })
})
