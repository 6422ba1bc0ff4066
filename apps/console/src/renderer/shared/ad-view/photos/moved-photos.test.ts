import { expect, it } from 'vitest'
import { movedPhotos } from './moved-photos.ts'

it.each([
  ['abcd', 'abcd', ''],
  ['abcd', 'bcda', 'a'],
  ['abcd', 'dabc', 'd'],
  ['abcd', 'bcd', ''],
  ['abcd', 'xacbd', 'b'],
  ['ab', 'cd', ''],
])('of %s in the order %s have moved: %s', (before, after, moved) => {
  expect([...movedPhotos([...before], [...after])].join('')).toBe(moved)
})
