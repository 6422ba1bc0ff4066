import { expect, it } from 'vitest'
import { rankOptions } from './rank-options.ts'

const ranked = (labels: string[], query: string) =>
  rankOptions(
    labels.map((label) => ({ value: label, label })),
    query,
  ).map(({ label }) => label)

it('what was typed is before what begins with it, words before insides', () => {
  expect(ranked(['1822', 'Беларус 82', '82.1', '82'], '82')).toEqual([
    '82',
    '82.1',
    'Беларус 82',
    '1822',
  ])
  expect(ranked(['КМТЗ', 'МТЗ «Беларус»'], ' мтз')).toEqual(['МТЗ «Беларус»', 'КМТЗ'])
})

it('nothing typed and equally good ones stay as they are', () => {
  expect(ranked(['Б', 'А'], '')).toEqual(['Б', 'А'])
  expect(ranked(['X2', 'X1'], 'x')).toEqual(['X2', 'X1'])
})
