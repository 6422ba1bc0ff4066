import { expect, it } from 'vitest'
import { fromSent, toSent } from './sent-queries.ts'

const key = ['dictionaryRows', 'carMarks', '', null]
const brought = (data: unknown) => fromSent(key, JSON.parse(JSON.stringify(toSent(key, data))))

it('docs/decisions/174: a dictionary comes out of its page as it was', () => {
  const rows = [
    { id: '1', name: 'Lada (ВАЗ)', popularity: 1 },
    { id: '2', name: 'УАЗ' },
    { id: '3', name: '2114', nameRu: '2114', yearFrom: 2001, yearTo: null },
    { id: '4', name: 'I', popularity: 0, yearFrom: null },
  ]
  expect(brought(rows)).toEqual(rows)
  expect(toSent(key, rows.slice(0, 2))).toEqual([
    [1, 'Lada (ВАЗ)', 1],
    [2, 'УАЗ'],
  ])
})

it('a row that is known not to be popular is one without popularity', () => {
  expect(brought([{ id: '1', name: 'FAW', popularity: null }])).toEqual([{ id: '1', name: 'FAW' }])
})

it('other answers travel as they are', () => {
  const cities = [{ id: '1' }]
  expect(toSent(['cities'], cities)).toBe(cities)
  expect(fromSent(['cities'], cities)).toBe(cities)
})
