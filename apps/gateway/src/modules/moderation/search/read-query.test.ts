import { expect, it } from 'vitest'
import { readQuery } from './read-query.ts'

const VIN = 'XTA210990Y2766554'

it.each([
  ['8 (900) 123-45-67', { users: { phone: '+79001234567' }, ads: {} }],
  ['+7 900 123 45 67', { users: { phone: '+79001234567' }, ads: {} }],
  ['№ 96', { users: { id: '96' }, ads: { id: '96' }, orders: { id: '96' } }],
  ['#96', { users: { id: '96' }, ads: { id: '96' }, orders: { id: '96' } }],
  ['заказ № 96', { orders: { id: '96' } }],
  ['Заказ 96', { orders: { id: '96' } }],
  ['объявление 96', { ads: { id: '96' } }],
  ['Т-2026-000012', { orders: { document: 'Т-2026-000012' } }],
  ['t–2026–12', { orders: { document: 't–2026–12' } }],
  [VIN, { ads: { vin: VIN } }],
  // Typed on a Russian layout.
  ['хта210990у2766554', { ads: { vin: VIN } }],
  ['IVAN@Mail.ru', { users: { email: 'ivan@mail.ru' } }],
  ['@ivan_auto', { users: { telegramName: 'ivan_auto' } }],
  ['https://trassa.ru/kazan/auto/lada-granta-7', { ads: { slug: 'lada-granta-7' } }],
  ['trassa.ru/Ad?id=7', { ads: { id: '7' } }],
  ['http://localhost:3000/editAd?id=7', { ads: { id: '7' } }],
  ['https://trassa.ru/ivan-7kq2d', { users: { slug: 'ivan-7kq2d' } }],
  ['https://trassa.ru/payment?order=12&method=invoice', { orders: { id: '12' } }],
  ['#/users?id=7', { users: { id: '7' } }],
  ['app://console/index.html#/ads/7/edit', { ads: { id: '7' } }],
  ['trassa://ad/7', { ads: { id: '7' } }],
])('domain §9: %s is a whole identifier', (typed, found) => {
  expect(readQuery(typed)).toMatchObject({ ...found, exact: true })
})

it.each([
  ['912 345', { users: { phonePart: { digits: '912345', start: null } } }],
  ['4567', { users: { phonePart: { digits: '4567', start: null }, id: '4567' } }],
  ['8 912 345', { users: { phonePart: { digits: '8912345', start: '+7912345' } } }],
  ['+7 (912', { users: { phonePart: { digits: '7912', start: '+7912' } } }],
  ['XTA2109', { ads: { vinPart: 'XTA2109' } }],
  ['2766554', { ads: { vinPart: '2766554' } }],
  ['cx-5', { ads: { slug: 'cx-5', words: ['cx-5'] } }],
  ['бмв  x5', { ads: { words: ['бмв', 'x5'] }, users: { words: ['бмв', 'x5'] } }],
])('domain §9: %s may be a part of several', (typed, found) => {
  expect(readQuery(typed)).toMatchObject({ ...found, exact: false })
})

it('an INN is one identifier among the numbers', () => {
  expect(readQuery('7707083893')).toMatchObject({ users: { inn: '7707083893' }, exact: true })
})

it.each(['', 'x5', 'ы'])('%j is too short for the index: nothing is looked for', (typed) => {
  expect(readQuery(typed)).toEqual({ users: {}, ads: {}, orders: {}, exact: false })
})
