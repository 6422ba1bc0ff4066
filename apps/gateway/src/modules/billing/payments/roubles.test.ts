import { expect, it } from 'vitest'
import { fromDecimal, toDecimal } from './roubles.ts'

it.each([
  [1, '0.01'],
  [10, '0.10'],
  [100, '1.00'],
  [135_000, '1350.00'],
  [99_999_999_999, '999999999.99'],
])('%d kopecks are %s, and back', (kopecks, text) => {
  expect(toDecimal(kopecks)).toBe(text)
  expect(fromDecimal(text)).toBe(kopecks)
})

it('reads what providers leave out', () => {
  expect(fromDecimal('1350')).toBe(135_000)
  expect(fromDecimal('1350.5')).toBe(135_050)
})

it.each(['', '-1.00', '1,00', '1.005', '1e3', ' 1.00', '0x10', '1.00.00'])(
  '«%s» is no amount',
  (text) => {
    expect(fromDecimal(text)).toBeNull()
  },
)
