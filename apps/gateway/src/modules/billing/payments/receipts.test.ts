import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shareOf } from './receipts.ts'

const price = fc.integer({ min: 1, max: 15_000 }).map((roubles) => roubles * 100)
const sold = fc.array(price, { minLength: 1, maxLength: 10 }).chain((prices) =>
  fc.record({
    prices: fc.constant(prices),
    amount: fc.integer({ min: 1, max: prices.reduce((sum, one) => sum + one, 0) }),
  }),
)

it('54-ФЗ: the lines of a receipt sum to what is returned, and none gives more than its price', () => {
  fc.assert(
    fc.property(sold, ({ prices, amount }) => {
      const lines = prices.map((one, index) => ({ title: String(index), price: one }))
      const shares = shareOf(lines, amount)
      expect(shares.reduce((sum, share) => sum + share.price, 0)).toBe(amount)
      for (const { title, price: share } of shares)
        expect(share).toBeLessThanOrEqual(prices[Number(title)] ?? 0)
    }),
  )
})

it('a whole amount is the lines themselves', () => {
  const lines = [
    { title: 'Пакет', price: 135_000 },
    { title: 'VIP', price: 69_900 },
  ]
  expect(shareOf(lines, 204_900)).toEqual(lines)
})
