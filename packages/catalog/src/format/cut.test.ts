import { expect, it } from 'vitest'
import { cut } from './cut.ts'

it.each([
  ['Лада', 4, 'Лада'],
  ['Лада Гранта', 7, 'Лада Г…'],
  ['Лада Гранта', 6, 'Лада…'],
  ['🚗🚗🚗', 3, '🚗🚗🚗'],
  ['🚗🚗🚗🚗', 3, '🚗🚗…'],
])('%s in at most %i signs is %s', (text, max, expected) => {
  expect(cut(text, max)).toBe(expected)
})
