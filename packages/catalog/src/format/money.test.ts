import { expect, it } from 'vitest'
import { bankDay, formatMoney } from './money.ts'

it('an amount has kopecks only where there are some', () => {
  const plain = (roubles: number) => formatMoney(roubles).replace(/\s/gu, ' ')
  expect([1350, 1349.99, 100.5].map(plain)).toEqual(['1 350 ₽', '1 349,99 ₽', '100,50 ₽'])
})

it('a day is written as in payment orders', () => {
  expect(bankDay('2026-11-03')).toBe('03.11.2026')
})
