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

it('what does not fit is left out, unless the other keyboard layout finds it', () => {
  expect(ranked(['Kia', 'Lada'], 'ki')).toEqual(['Kia'])
  expect(ranked(['Мерседес', 'Лада'], 'vthc')).toEqual(['Мерседес'])
  expect(ranked(['Kia', 'Lada'], 'дфвф')).toEqual(['Lada'])
  expect(ranked(['Kia'], 'яяя')).toEqual([])
})

it('§18 a mark is found as people say it', () => {
  const marks = [
    { value: 1, label: 'BMW', keywords: 'БМВ' },
    { value: 2, label: 'Mercedes-Benz', keywords: 'Мерседес-Бенц' },
    { value: 3, label: 'ГАЗ', keywords: 'ГАЗель' },
  ]
  const found = (typed: string) => rankOptions(marks, typed).map(({ label }) => label)
  expect(found('бмв')).toEqual(['BMW'])
  expect(found('бенц')).toEqual(['Mercedes-Benz'])
  expect(found('vthctltc')).toEqual(['Mercedes-Benz'])
  expect(found('газель')).toEqual(['ГАЗ'])
})

it('nothing typed and equally good ones stay as they are', () => {
  expect(ranked(['Б', 'А'], '')).toEqual(['Б', 'А'])
  expect(ranked(['X2', 'X1'], 'x')).toEqual(['X2', 'X1'])
})
