import { expect, it } from 'vitest'
import { inCyrillic } from './in-cyrillic.ts'

const WORDS = new Set(
  'howo самосвал шиномонтаж прицеп для лодки грузовой трактор резина евакуатор щетки'.split(' '),
)

it.each([
  ['samosval howo', 'самосвал howo'],
  ['pricep dlya lodki', 'прицеп для лодки'],
  ['shinomontazh', 'шиномонтаж'],
  ['gruzovoy traktor', 'грузовой трактор'],
  ['schetki', 'щетки'],
  // What is no Russian word stays as it is.
  ['jolion 2021', 'jolion 2021'],
])('%s is %s', (typed, meant) => {
  expect(inCyrillic(typed, (word) => WORDS.has(word))).toBe(meant)
})
