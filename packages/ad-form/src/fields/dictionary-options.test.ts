import { expect, it } from 'vitest'
import { optionsOf } from './dictionary-options.ts'

it('§18 marks: the popular ones first, the others by name in any case', () => {
  const rows = [
    { id: '1', name: 'ac', nameRu: 'АЦ', popularity: null },
    { id: '2', name: 'Lada', nameRu: 'Лада', also: ['жигули'], popularity: 1 },
    { id: '3', name: 'Acura', nameRu: 'Акура', popularity: null },
    { id: '4', name: 'abarth', nameRu: 'Абарт', popularity: null },
    { id: '5', name: 'Kia', nameRu: 'Киа', popularity: 2 },
  ]
  expect(optionsOf(rows).map(({ label }) => label)).toEqual([
    'Lada',
    'Kia',
    'abarth',
    'ac',
    'Acura',
  ])
  expect(optionsOf(rows)[0]?.names).toEqual(['Лада', 'жигули'])
})

it('generations stay as they came, newest first', () => {
  const rows = [
    { id: '1', name: 'II', yearFrom: 2018, yearTo: null },
    { id: '2', name: 'I', yearFrom: 2011, yearTo: 2018 },
  ]
  expect(optionsOf(rows).map(({ label }) => label)).toEqual([
    'II (2018–\u2060н.\u00A0в.)',
    'I (2011–\u20602018)',
  ])
})
