import { describe, expect, it } from 'vitest'
import { MOTO_FORM } from '../../ad-types/moto/moto.ts'
import { AUTO_FORM } from '../../ad-types/vehicles/auto.ts'
import { COMPLETE_CAR, COMPLETE_CAR_NAMES as NAMES } from '../testing/complete-car.fixture.ts'
import { listsOf, summaryOf, tableOf, titleOf } from './card.ts'

describe('§4 title', () => {
  it.each([
    ['LADA Granta I, 2018', COMPLETE_CAR, NAMES],
    [
      'LADA Granta, 2018',
      { ...COMPLETE_CAR, generationId: null },
      { ...NAMES, generationId: undefined },
    ],
    [
      'LADA Granta I рестайлинг, 2018',
      COMPLETE_CAR,
      { ...NAMES, generationId: 'I рестайлинг (2190)' },
    ],
    ['LADA 2107, 2018', COMPLETE_CAR, { ...NAMES, modelId: '2107', generationId: '2107' }],
    ['LADA', { markId: '1' }, NAMES],
    ['Автомобиль', {}, {}],
  ])('%s', (title, fields, names) => {
    expect(titleOf(AUTO_FORM, fields, names)).toBe(title)
  })
})

describe('visual: the summary of a card', () => {
  it.each([
    ['2018_· 84_000~км_· 1.6_MT_· передний', COMPLETE_CAR],
    ['2018_· 84_000~км_· 2.0_CVT_· полный', { ...COMPLETE_CAR, volume: 2, gearbox: 4, drive: 3 }],
    ['2018_· 84_000~км_· AT_· задний', { ...COMPLETE_CAR, fuel: 4, gearbox: 2, drive: 2 }],
    ['2018_· 0~км', { year: 2018, mileage: 0 }],
    ['', {}],
  ])('%s', (pattern, fields) => {
    const summary = pattern.replaceAll('_', '\u00A0').replaceAll('~', '\u202F')
    expect(summaryOf(AUTO_FORM, fields, {})).toBe(summary)
  })
})

describe('§4 table of facts', () => {
  const rows = (fields: object) =>
    Object.fromEntries(tableOf(AUTO_FORM, fields, NAMES).map((row) => [row.label, row.value]))

  it('writes every fact in words', () => {
    expect(rows(COMPLETE_CAR)).toEqual({
      Марка: 'LADA (ВАЗ)',
      Модель: 'Granta',
      Поколение: 'I',
      Модификация: '1.6 MT (106 л.с.)',
      'Год выпуска': '2018',
      Кузов: 'Седан',
      Топливо: 'Бензин',
      'Объём двигателя': '1,6\u202Fл',
      Мощность: '106\u202Fл.\u00A0с.',
      'Коробка передач': 'Механика',
      Привод: 'Передний',
      Дверей: '4',
      Цвет: 'Серебристый',
      Руль: 'Слева',
      Пробег: '84\u00A0000\u202Fкм',
      Состояние: 'Не битый',
      'Владельцев по ПТС': 'Два',
      ПТС: 'Оригинал',
      Растаможен: 'Да',
      'Возможен обмен': 'Нет',
    })
  })

  it('has no row for what is hidden, empty or unknown', () => {
    expect(rows({ fuel: 4, volume: 1.6, year: null, gearbox: 99 })).toEqual({ Топливо: 'Электро' })
  })
})

describe('§4 equipment', () => {
  it('stands in groups, in the order of the form', () => {
    expect(listsOf(AUTO_FORM, { options: [38, 12, 1, 11] })).toEqual([
      {
        key: 'options',
        label: 'Комплектация',
        groups: [
          { title: 'Безопасность', items: ['ABS'] },
          { title: 'Комфорт', items: ['Кондиционер', 'Климат-контроль'] },
          { title: 'Помощь', items: ['Камера заднего вида'] },
        ],
      },
    ])
  })

  it('is not shown when nothing is chosen', () => {
    expect(listsOf(AUTO_FORM, {})).toEqual([])
    expect(listsOf(AUTO_FORM, { options: [] })).toEqual([])
  })
})

it('a mark that the model begins with is said once', () => {
  const names = { markId: 'Восход', modelId: 'Восход-3М' }
  expect(titleOf(MOTO_FORM, { markId: '1', modelId: '2', year: 1991 }, names)).toBe(
    'Восход-3М, 1991',
  )
  const other = { markId: 'МАЗ', modelId: 'МАЗС-1' }
  expect(titleOf(MOTO_FORM, { markId: '1', modelId: '2' }, other)).toBe('МАЗ МАЗС-1')
})
