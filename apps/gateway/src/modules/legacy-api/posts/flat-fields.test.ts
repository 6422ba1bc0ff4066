import { formOf } from '@trassa/catalog/ad-types/form-of'
import { filterFields } from '@trassa/catalog/engine/filters/common-filters'
import { AD_TYPES } from '@trassa/contracts/enumerations/ads'
import { currentName } from '@trassa/contracts/older/older-names'
import { expect, it } from 'vitest'
import { flatFields } from './flat-fields.ts'

it('reads the fields of the form among flat names, as older clients write their values', () => {
  expect(
    flatFields('auto', {
      markId: 1,
      year: '2019',
      volume: '1,6',
      mileage: '84 000',
      gearbox: '1',
      customsCleared: '1',
      exchange: false,
      vin: '',
      price: 5,
      nonsense: 1,
    }),
  ).toEqual({
    markId: '1',
    year: 2019,
    volume: 1.6,
    mileage: 84_000,
    gearbox: 1,
    customsCleared: true,
    exchange: false,
    vin: null,
  })
})

it('what stands in `fields` wins, and what is no number is left to the form’s check', () => {
  expect(flatFields('auto', { year: 2018, fields: { year: 2019 } })).toEqual({ year: 2019 })
  expect(flatFields('auto', { year: 'new', power: {} })).toEqual({ year: 'new', power: {} })
})

it('lists come as arrays or joined by commas', () => {
  const many = formOf('services').fields.find(
    ({ kind }) => kind.type === 'enumeration' && kind.many,
  )
  if (!many) throw new Error('No field of several values')
  const { key } = many
  expect(flatFields('services', { [key]: '0,3' })).toEqual({ [key]: [0, 3] })
  expect(flatFields('services', { [key]: [1, '2'] })).toEqual({ [key]: [1, 2] })
})

/** Names of a request that are no fields. */
const RESERVED = [
  ...['id', 'type', 'photos', 'stat', 'version', 'fields', 'cursor', 'page', 'limit', 'sort'],
  ...['direct', 'order', 'price', 'description', 'contactName', 'address', 'cityId'],
]

it.each(AD_TYPES)('no field and no filter of %s has a name that means something else', (adType) => {
  const form = formOf(adType)
  const fields = form.fields.map(({ key }) => key)
  const filters = filterFields(form).flatMap(({ key }) => [key, `${key}From`, `${key}To`])
  expect([...fields, ...filters].filter((name) => currentName(name) !== name)).toEqual([])
  expect(fields.filter((name) => RESERVED.includes(name))).toEqual([])
})
