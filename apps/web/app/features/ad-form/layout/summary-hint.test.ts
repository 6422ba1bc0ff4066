import { AUTO_FORM } from '@trassa/catalog/ad-types/vehicles/auto'
import { expect, it } from 'vitest'
import { summaryHint } from './summary-hint.ts'

it('§4 summary: an empty line names what will stand there, whatever the type', () => {
  expect(summaryHint(AUTO_FORM)).toBe('Здесь будут год выпуска, пробег и объём двигателя')
  expect(summaryHint({ ...AUTO_FORM, summary: [['vin'], ['year']] })).toBe(
    'Здесь будут VIN или номер кузова и год выпуска',
  )
  expect(summaryHint({ ...AUTO_FORM, summary: [['mileage']] })).toBe('Здесь будет пробег')
  expect(summaryHint({ ...AUTO_FORM, summary: [['year'], ['exchange']] })).toBe(
    'Здесь будет год выпуска',
  )
  expect(summaryHint({ ...AUTO_FORM, summary: [] })).toBe('')
})
