import { screen } from '@testing-library/react'
import { fieldOf } from '@trassa/catalog/engine/definition-fields'
import { expect, it } from 'vitest'
import { renderSection } from '../../testing/render-section.tsx'
import { DEFINITION } from '../../testing/samples.ts'
import { vinPrefill } from './vin-prefill.ts'

const FORM = {
  ...DEFINITION,
  sections: [{ id: 'model', title: 'Всё' }],
  fields: DEFINITION.fields.filter(({ key }) => ['markId', 'year', 'vin'].includes(key)),
}
const GRANTA = 'XTA219010D0123456'

it('§ VIN: a complete one fills in the mark and the year, and says so', async () => {
  const { user, fields } = renderSection(FORM)
  const vin = screen.getByRole('textbox', { name: /VIN/ })
  await user.type(vin, GRANTA.slice(0, -1).toLowerCase())
  expect(fields()).toEqual({ vin: GRANTA.slice(0, -1) })
  await user.type(vin, GRANTA.slice(-1))
  expect(await screen.findByText(/Заполнили марку и год по VIN/)).toBeVisible()
  expect(fields()).toMatchObject({ markId: '1', year: 2013 })
})

it('§ VIN: what the person has chosen stays', async () => {
  const { user, fields } = renderSection(FORM, { fields: { markId: '19' } })
  await user.type(screen.getByRole('textbox', { name: /VIN/ }), GRANTA)
  expect(await screen.findByText(/Заполнили год по VIN/)).toBeVisible()
  expect(fields()).toMatchObject({ markId: '19', year: 2013 })
})

it('§ VIN: a second one replaces what the first has brought, and only that', async () => {
  const { user, fields } = renderSection(FORM)
  const vin = screen.getByRole('textbox', { name: /VIN/ })
  await user.click(vin)
  await user.paste('ХТА 219010-D0123456')
  expect(await screen.findByText(/Заполнили марку и год по VIN/)).toBeVisible()
  expect(vin).toHaveValue(GRANTA)
  const year = screen.getByRole('textbox', { name: 'Год выпуска' })
  await user.clear(year)
  await user.type(year, '2014')
  await user.clear(vin)
  await user.paste('TMBAG7NE7E0123456')
  expect(await screen.findByText(/Заполнили марку по VIN/)).toBeVisible()
  expect(fields()).toMatchObject({ markId: '24', year: 2014 })
})

it('§ VIN: the number of a body takes away what a VIN has brought, once it is whole', async () => {
  const { user, fields } = renderSection(FORM)
  const vin = screen.getByRole('textbox', { name: /VIN/ })
  await user.click(vin)
  await user.paste(GRANTA)
  expect(await screen.findByText(/Заполнили марку и год по VIN/)).toBeVisible()
  await user.clear(vin)
  await user.type(vin, 'NCP61-0123456')
  expect(fields()).toMatchObject({ markId: '1', year: 2013 })
  await user.tab()
  expect(await screen.findByText('Убрали марку и год прежнего VIN')).toBeVisible()
  expect(fields()).toMatchObject({ markId: null, year: null })
})

it('§ VIN: the number of a body is shown as such', async () => {
  const { user } = renderSection(FORM)
  await user.type(screen.getByRole('textbox', { name: /VIN/ }), 'ncp61-0123456')
  expect(screen.getByText('Номер кузова')).toBeVisible()
})

it('§ VIN: marks of cars are not put among those of trucks', () => {
  const markId = fieldOf(FORM, 'markId')
  if (!markId) throw new Error('A car has a mark')
  const truck = {
    ...FORM,
    fields: [
      { ...markId, kind: { type: 'dictionary' as const, dictionary: 'vehicleMarks' as const } },
    ],
  }
  expect(vinPrefill(truck, {}, { markId: '3', year: 2013 })).toEqual([])
})
