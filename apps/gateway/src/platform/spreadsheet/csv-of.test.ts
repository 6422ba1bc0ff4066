import { expect, it } from 'vitest'
import { csvOf, unescapeFormula } from './csv-of.ts'

it.each([
  ['=HYPERLINK("http://a.ru")', '"\'=HYPERLINK(""http://a.ru"")"'],
  ['@SUM(1)', '"\'@SUM(1)"'],
  ['-5+1', '"\'-5+1"'],
  ['\t=1', '"\'\t=1"'],
  ['A;"1"', '"A;""1"""'],
])('issue 11: in a report a spreadsheet carries nothing out: %j', (text, cell) => {
  expect(csvOf([[text, '2']])).toBe(`\uFEFF${cell};"2"\r\n`)
})

it('issue 12: numbers are numbers to Excel in Russian, negative ones too', () => {
  expect(csvOf([[-5, 650_000, 1.5, '1.5']])).toBe('\uFEFF-5;650000;1,5;"1.5"\r\n')
})

it.each([
  ["'=2", '=2'],
  ["'-5+1", '-5+1'],
  ["'Лада'", "'Лада'"],
  ['=2', '=2'],
])('issue 12: a cell of a report that comes back is the text that it was: %s', (cell, text) => {
  expect(unescapeFormula(cell)).toBe(text)
})
