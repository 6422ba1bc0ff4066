import { expect, it } from 'vitest'
import { listWarnings, priceWarnings } from './price-warnings.ts'
import { priceRow } from './testing/price-samples.ts'

const NOW = new Date('2026-11-21T09:00:00.000Z')
const one = priceRow('package.1', 300)
const five = priceRow('package.5', 1350)
const ten = priceRow('package.10', 2400)
const list = [one, five, ten]

it('domain §5: a list in which more costs less has nothing odd', () => {
  expect(listWarnings(list, NOW)).toEqual([])
  expect(priceWarnings(list, five, { price: 1400, at: NOW })).toEqual([])
})

it('a bigger package that is dearer per publication is warned of, on either side', () => {
  expect(priceWarnings(list, ten, { price: 2800, at: NOW })).toEqual([
    expect.stringContaining('«Пакет 10»: публикация стоит'),
  ])
  expect(priceWarnings(list, one, { price: 250, at: NOW })).toEqual([
    expect.stringContaining('«Пакет 5»'),
  ])
})

it('what is planned counts from its moment on', () => {
  const planned = priceRow('package.10', 2400, [
    { price: 3000, validFrom: '2026-12-01T00:00:00.000Z' },
  ])
  const rows = [one, five, planned]
  expect(listWarnings(rows, NOW)).toEqual([])
  expect(listWarnings(rows, new Date('2026-12-01T00:00:00.000Z'))).toHaveLength(1)
})

it('a price that is more than twice or less than half as high is asked about', () => {
  const vip = priceRow('promotion.vip', 699)
  expect(priceWarnings([vip], vip, { price: 6990, at: NOW })).toHaveLength(1)
  expect(priceWarnings([vip], vip, { price: 69, at: NOW })).toHaveLength(1)
  expect(priceWarnings([vip], vip, { price: 799, at: NOW })).toEqual([])
})
