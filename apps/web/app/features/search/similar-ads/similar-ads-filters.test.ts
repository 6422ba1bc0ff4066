import { SERVICES_FORM } from '@trassa/catalog/ad-types/services/services'
import { AUTO_FORM } from '@trassa/catalog/ad-types/vehicles/auto'
import { SPECIAL_FORM } from '@trassa/catalog/ad-types/vehicles/special'
import { AUTO_PARTS_TIRES_FORM } from '@trassa/catalog/ad-types/wheels/auto-parts-tires'
import { expect, it } from 'vitest'
import { similarAdsFilters } from './similar-ads-filters.ts'

it('similar cars are of the same mark and model; a generation would leave too few', () => {
  const fields = { markId: '1', modelId: '2', generationId: '3', year: 2018 }
  expect(similarAdsFilters(AUTO_FORM, fields)).toEqual([
    { key: 'markId', op: 'many', values: ['1'] },
    { key: 'modelId', op: 'many', values: ['2'] },
  ])
})

it('similar machines do the same work first, then are of the same mark', () => {
  expect(
    similarAdsFilters(SPECIAL_FORM, { typeId: 1, markId: '4001' }).map(({ key }) => key),
  ).toEqual(['typeId', 'markId'])
})

it('similar services are of the same kind', () => {
  expect(
    similarAdsFilters(SERVICES_FORM, { typeId: 1, departure: true }).map(({ key }) => key),
  ).toEqual(['typeId'])
})

it('similar tyres of no known mark are at least for the same season', () => {
  const fields = { seasonality: 1, width: 205, title: 'Шины' }
  expect(similarAdsFilters(AUTO_PARTS_TIRES_FORM, fields).map(({ key }) => key)).toEqual([
    'seasonality',
  ])
})
