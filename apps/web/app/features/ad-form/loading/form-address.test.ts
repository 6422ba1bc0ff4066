import { expect, it } from 'vitest'
import { isSameForm } from './form-address.ts'

const isSame = (before: string, after: string) =>
  isSameForm(new URLSearchParams(before), new URLSearchParams(after))

it.each([
  ['ad_type=truck', 'ad_type=truck&step=photos'],
  ['ad_type=truck', 'ad_type=truck&id=5'],
  ['id=5', 'id=5&step=photos'],
])('%s → %s stays', (before, after) => {
  expect(isSame(before, after)).toBe(true)
})

it.each([
  ['', 'ad_type=truck'],
  ['ad_type=truck', ''],
  ['ad_type=truck', 'ad_type=auto'],
  ['ad_type=truck&id=5', 'ad_type=truck'],
  ['id=5', 'id=6'],
])('%s → %s leaves', (before, after) => {
  expect(isSame(before, after)).toBe(false)
})
