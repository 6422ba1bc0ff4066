import { expect, it } from 'vitest'
import { neededNames, rankOptions } from './rank-options.ts'

const ranked = (labels: string[], query: string) =>
  rankOptions(
    labels.map((label) => ({ label })),
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
  expect(ranked(['Kia', 'Хонда'], '[')).toEqual(['Хонда'])
  expect(ranked(['Kia'], 'яяя')).toEqual([])
})

it('the other keyboard layout is never at the price of what fits as typed', () => {
  expect(ranked(['НЖ', 'YZ', 'Ня'], 'yz')).toEqual(['YZ'])
})

it('signs between letters and digits, and letters that look alike, do not matter', () => {
  expect(ranked(['X6', 'X5', 'X5 M'], 'х5')).toEqual(['X5', 'X5 M'])
  expect(ranked(['МТЗ-82', 'ЮМЗ-6'], 'мтз 82')).toEqual(['МТЗ-82'])
  expect(ranked(['КС-45717К-1'], '45717')).toEqual(['КС-45717К-1'])
  expect(ranked(['Škoda', 'Seat'], 'škoda')).toEqual(['Škoda'])
  // The letters themselves are before those that look alike.
  expect(ranked(['Honda', 'Нива'], 'н')).toEqual(['Нива', 'Honda'])
})

const MARKS = [
  { label: 'BMW', names: ['БМВ', 'бумер'] },
  { label: 'Mercedes-Benz', names: ['Мерседес-Бенц', 'мерин'] },
  { label: 'ГАЗ', names: ['газель'] },
  { label: 'Газелькин' },
  { label: 'Lada (ВАЗ)', names: ['Лада', 'жигули'] },
]
const found = (typed: string) => rankOptions(MARKS, typed).map(({ label }) => label)

it('§18 a mark is found as people say it', () => {
  expect(found('бмв')).toEqual(['BMW'])
  expect(found('бенц')).toEqual(['Mercedes-Benz'])
  expect(found('vthctltc')).toEqual(['Mercedes-Benz'])
  expect(found('мерин')).toEqual(['Mercedes-Benz'])
  expect(found('ваз')).toEqual(['Lada (ВАЗ)'])
})

it('an equal name is before labels that begin with what is typed, an equal label before names', () => {
  expect(found('газель')).toEqual(['ГАЗ', 'Газелькин'])
  expect(found('газел')).toEqual(['Газелькин', 'ГАЗ'])
  expect(found('газ')).toEqual(['ГАЗ', 'Газелькин'])
})

it('what is found by its context alone comes last', () => {
  const places = [
    { label: 'Тула', context: 'Тульская область' },
    { label: 'Новомосковск', context: 'Тульская область' },
    { label: 'Тульский', context: 'Республика Адыгея' },
  ]
  const foundPlaces = (typed: string) => rankOptions(places, typed).map(({ label }) => label)
  expect(foundPlaces('тульск')).toEqual(['Тульский', 'Тула', 'Новомосковск'])
  expect(foundPlaces('nekmcrfz j,')).toEqual(['Тула', 'Новомосковск'])
})

it('the inside of a name counts from three signs on', () => {
  expect(found('игули')).toEqual(['Lada (ВАЗ)'])
  expect(found('гу')).toEqual([])
})

it('nothing typed and equally good ones stay as they are', () => {
  expect(ranked(['Б', 'А'], '')).toEqual(['Б', 'А'])
  expect(ranked(['X2', 'X1'], 'x')).toEqual(['X2', 'X1'])
})

it('a name is not needed where the own ones or one before it find the row', () => {
  const names = ['lada', 'ваз', 'ладушка', 'жигули', 'жиг', 'автоваз', 'vaz']
  expect(neededNames(['Lada (ВАЗ)', 'Лада'], names)).toEqual([
    'ладушка',
    'жигули',
    'автоваз',
    'vaz',
  ])
  expect(neededNames(['X5'], ['х5', 'икс 5', '-'])).toEqual(['икс 5'])
})
