import { expect, it } from 'vitest'
import { createRandom } from '../../random.ts'
import { askingPrice } from './asking-price.ts'

it.each([
  [432, 450],
  [12, 50],
  [3_240, 3_200],
  [38_300, 38_500],
  [123_400, 125_000],
])('%d roubles are written as %d', (price, written) => {
  expect(askingPrice(price, createRandom(1))).toBe(written)
})

it('large prices end in thousands, some just below a round one', () => {
  const prices = Array.from({ length: 50 }, (_, seed) => askingPrice(1_987_654, createRandom(seed)))
  expect(new Set(prices)).toEqual(new Set([2_000_000, 1_999_000]))
})
