import { expect, it } from 'vitest'
import { inShares, popularHalf, spread } from './spread.ts'

const weights = { a: 6, b: 3, c: 1 }
const weightOf = (name: keyof typeof weights) => weights[name]
const names = ['a', 'b', 'c'] as const

it('items come as often as their weights say, also in a short sequence', () => {
  expect(spread(names, weightOf, 10).sort().join('')).toBe('aaaaaabbbc')
  expect(spread(names, weightOf, 3).join('')).toBe('aba')
})

it('nothing cannot be spread', () => {
  expect(() => spread([], () => 1, 1)).toThrow(RangeError)
})

it('every second rank is of a popular item, and the ranks repeat', () => {
  const at = popularHalf(names, weightOf)
  expect([0, 1, 2, 3, 4].map(at)).toEqual(['a', null, 'b', null, 'a'])
  expect(at(2 * 211)).toBe('a')
})

it('ranks take the items in their shares, and each of them where no shares are given', () => {
  expect([0, 1, 2, 3, 4, 211].map(inShares(names, weightOf)).join('')).toBe('abaaba')
  expect([0, 1, 2, 3].map(inShares(names)).join('')).toBe('abca')
})
