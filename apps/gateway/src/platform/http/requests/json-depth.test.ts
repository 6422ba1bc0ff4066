import { expect, it } from 'vitest'
import { isDeeperThan } from './json-depth.ts'

it.each([
  ['[]', 1],
  ['[[],[[]]]', 3],
  ['{"a":{"b":[{}]}}', 4],
  // Brackets in texts and keys are no depth, whatever is escaped around them.
  ['["[[[["]', 1],
  ['{"[{\\"[{":"\\\\"}', 1],
  ['["\\\\\\"[[",[]]', 2],
])('domain §1: the depth of %s is %i', (text, depth) => {
  expect(() => JSON.parse(text)).not.toThrow()
  expect(isDeeperThan(text, depth)).toBe(false)
  expect(isDeeperThan(text, depth - 1)).toBe(true)
})
