import { describe, expect, it } from 'vitest'
import { AUTO_FORM } from '../../ad-types/vehicles/auto.ts'
import { COMPLETE_CAR } from '../testing/complete-car.fixture.ts'
import { type CompletableAd, checkComplete } from './check-complete.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const AD: CompletableAd = {
  cityId: '5',
  price: 650_000,
  description: 'Один хозяин, вся история у дилера.',
  contactName: 'Иван',
  address: '',
  photosTotal: 3,
  fields: COMPLETE_CAR,
}

const issuesOf = (change: Partial<CompletableAd>, form = AUTO_FORM) =>
  checkComplete(form, { ...AD, ...change }, NOW)

describe('§4 common fields', () => {
  it('finds nothing wrong with a complete ad', () => {
    expect(issuesOf({})).toEqual([])
  })

  it.each<[string, Partial<CompletableAd>, string]>([
    ['cityId', { cityId: null }, 'Выберите город'],
    ['price', { price: null }, 'Укажите цену'],
    ['price', { price: 0 }, 'Укажите цену'],
    ['price', { price: 1_000_000_001 }, 'Цена не больше 1 000 000 000 ₽'],
    [
      'description',
      { description: '   Продаю машину    ' },
      'Расскажите подробнее: не меньше 20 знаков',
    ],
    ['description', { description: 'я'.repeat(5001) }, 'Описание не длиннее 5000 знаков'],
    ['contactName', { contactName: '  ' }, 'Укажите, как к вам обращаться'],
    ['contactName', { contactName: 'я'.repeat(41) }, 'Не длиннее 40 знаков'],
    ['address', { address: 'я'.repeat(257) }, 'Не длиннее 256 знаков'],
    ['photos', { photosTotal: 0 }, 'Добавьте хотя бы 1\u00A0фотографию'],
    ['photos', { photosTotal: 21 }, 'Оставьте не больше 20\u00A0фотографий'],
  ])('names body.%s for %j', (key, change, msg) => {
    expect(issuesOf(change)).toEqual([{ loc: ['body', key], msg, type: 'value_error' }])
  })

  it('takes the shortest and the longest description', () => {
    expect(issuesOf({ description: 'я'.repeat(20) })).toEqual([])
    expect(issuesOf({ description: 'я'.repeat(5000) })).toEqual([])
  })

  it('lets a price be absent where the form does not ask for one', () => {
    const form = { ...AUTO_FORM, priceRequired: false }
    expect(issuesOf({ price: null }, form)).toEqual([])
  })
})

it('names the fields of the type at body.fields, in their order, before the common ones', () => {
  const { year: _, ...fields } = COMPLETE_CAR
  const issues = issuesOf({ fields: { ...fields, mileage: -1 }, cityId: null })
  expect(issues.map((issue) => issue.loc.join('.'))).toEqual([
    'body.fields.year',
    'body.fields.mileage',
    'body.cityId',
  ])
})
