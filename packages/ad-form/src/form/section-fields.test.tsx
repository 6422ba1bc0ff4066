import { screen, within } from '@testing-library/react'
import type { FieldDefinition, FieldKind, FormDefinition } from '@trassa/catalog/engine/definition'
import { expect, it, vi } from 'vitest'
import { renderSection } from '../testing/render-section.tsx'
import { DEFINITION } from '../testing/samples.ts'

const fieldOf = (key: string, kind: FieldKind, change: Partial<FieldDefinition> = {}) => ({
  key,
  label: key,
  section: 'only',
  kind,
  ...change,
})

const formOf = (...fields: FieldDefinition[]): FormDefinition => ({
  ...DEFINITION,
  sections: [{ id: 'only', title: 'Всё', common: ['description', 'price', 'photos', 'phone'] }],
  fields,
})

const CATEGORIES = Array.from({ length: 20 }, (_, index) => ({
  id: index + 1,
  name: `Деталь ${index + 1}`,
  group: index < 10 ? 'Двигатель' : 'Кузов',
}))

it('§4: an enumeration of many is found by typing, under its headings', async () => {
  const kind: FieldKind = { type: 'enumeration', options: CATEGORIES }
  const { user, fields } = renderSection(formOf(fieldOf('typeId', kind)))
  await user.click(screen.getByRole('combobox', { name: /typeId/ }))
  const list = within(screen.getByRole('listbox'))
  expect(list.getAllByRole('group').map((group) => group.firstChild?.textContent)).toEqual([
    'Двигатель',
    'Кузов',
  ])
  await user.keyboard('Деталь 12')
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Деталь 12'])
  expect(screen.queryByText('Двигатель')).toBeNull()
  await user.keyboard('{Enter}')
  expect(fields().typeId).toBe(12)
})

it('a chosen one of many shows its name, and can be taken back', async () => {
  const kind: FieldKind = { type: 'enumeration', options: CATEGORIES }
  const { user, fields } = renderSection(formOf(fieldOf('typeId', kind)), { fields: { typeId: 3 } })
  expect(screen.getByRole('combobox', { name: /typeId/ })).toHaveValue('Деталь 3')
  await user.click(screen.getByRole('button', { name: 'Очистить' }))
  expect(fields().typeId).toBeNull()
})

it('§4 services: several of a list, kept in its order', async () => {
  const options = CATEGORIES.slice(0, 3).map(({ id, name }) => ({ id, name }))
  const kind: FieldKind = { type: 'enumeration', options, many: true }
  const { user, fields } = renderSection(formOf(fieldOf('profiles', kind)))
  await user.click(screen.getByRole('checkbox', { name: 'Деталь 3' }))
  await user.click(screen.getByRole('checkbox', { name: 'Деталь 1' }))
  expect(fields().profiles).toEqual([1, 3])
})

it('§4 offset: a number below zero', async () => {
  const kind: FieldKind = { type: 'number', min: -150, max: 150, step: 1, unit: 'мм' }
  const { user, fields } = renderSection(formOf(fieldOf('offset', kind)))
  const offset = screen.getByRole('textbox', { name: /offset/ })
  // The numeric keyboards of phones have no minus.
  expect(offset).toHaveAttribute('inputmode', 'text')
  await user.type(offset, '-25')
  expect(fields().offset).toBe(-25)
})

it('a number without a minus in its bounds takes none', async () => {
  const kind: FieldKind = { type: 'number', min: 0, max: 150, step: 1 }
  const { user, fields } = renderSection(formOf(fieldOf('width', kind)))
  await user.type(screen.getByRole('textbox', { name: /width/ }), '-25')
  expect(fields().width).toBe(25)
})

it('a text in capitals, a flag', async () => {
  const { user, fields } = renderSection(
    formOf(
      fieldOf('partNumber', { type: 'text', maxLength: 50, upperCase: true }),
      fieldOf('runFlat', { type: 'flag' }),
    ),
  )
  await user.type(screen.getByRole('textbox', { name: /partNumber/ }), 'a-15b')
  await user.click(screen.getByRole('checkbox', { name: 'runFlat' }))
  expect(fields()).toEqual({ partNumber: 'A-15B', runFlat: true })
})

it('§7 dic-mark: the marks of the groups that the form names', async () => {
  const vehicleMarks = vi.fn(() => [{ id: '1001', name: 'КАМАЗ', popularity: 1 }])
  const kind: FieldKind = {
    type: 'dictionary',
    dictionary: 'vehicleMarks',
    codes: ['truck', 'artic'],
  }
  const { user, fields } = renderSection(formOf(fieldOf('markId', kind)), {
    answers: { 'dictionaries.vehicleMarks': vehicleMarks },
  })
  await user.type(screen.getByRole('combobox', { name: /markId/ }), 'кам')
  await user.click(await screen.findByRole('option', { name: 'КАМАЗ' }))
  expect(vehicleMarks).toHaveBeenCalledWith({ code: 'truck,artic' })
  expect(fields().markId).toBe('1001')
})

it('a field that another one makes senseless is not there', async () => {
  const { user } = renderSection(
    formOf(
      fieldOf('used', { type: 'flag' }),
      fieldOf(
        'wear',
        { type: 'number', min: 0, max: 100, step: 1 },
        {
          visibleWhen: { field: 'used', in: [true] },
        },
      ),
    ),
  )
  expect(screen.queryByRole('textbox', { name: /wear/ })).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'used' }))
  expect(screen.getByRole('textbox', { name: /wear/ })).toBeVisible()
})

it('the common fields, and in their places what the app shows in its own way', () => {
  renderSection(formOf())
  expect(screen.getByRole('textbox', { name: 'Описание' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Цена' })).toBeVisible()
  const photos = document.querySelector<HTMLElement>('[data-field="photos"]')
  expect(photos && within(photos).getByText('Фотографии')).toBeVisible()
  expect(screen.getByText('Телефон')).toBeVisible()
})

it('§13 the year of make is held against the generation, with a year of tolerance', async () => {
  const year: FieldKind = { type: 'number', min: 1900, max: 2027, step: 1, ungrouped: true }
  const generation = DEFINITION.fields.find(({ key }) => key === 'generationId')
  if (!generation) throw new Error('A car has a generation')
  const form = formOf(fieldOf('year', year), { ...generation, section: 'other' })
  const { user } = renderSection(form, {
    fields: { modelId: '10', generationId: '100' },
    answers: {
      'dictionaries.carGenerations': () => [
        { id: '100', name: 'II', yearFrom: 2011, yearTo: 2018 },
      ],
    },
  })
  const field = screen.getByRole('textbox', { name: /year/ })
  await user.type(field, '2020')
  expect(await screen.findByText(/выпускали в 2011–2018 годах/)).toBeVisible()
  await user.type(field, '{Backspace}')
  await user.clear(field)
  await user.type(field, '2019')
  expect(screen.queryByText(/выпускали/)).toBeNull()
})

it('§12 a title that is too long is marked and kept', async () => {
  const { user, fields } = renderSection(formOf(fieldOf('title', { type: 'text', maxLength: 50 })))
  await user.click(screen.getByRole('textbox', { name: /title/ }))
  await user.paste('я'.repeat(60))
  expect(fields().title).toHaveLength(60)
  expect(screen.getByText('60 из 50')).toBeVisible()
})

it('issue 14: a mark is found by what people call it', async () => {
  const kind: FieldKind = { type: 'dictionary', dictionary: 'vehicleMarks', codes: ['truck'] }
  const answers = {
    'dictionaries.vehicleMarks': () => [
      { id: '1001', name: 'КАМАЗ', nameRu: 'КАМАЗ', popularity: 1 },
      { id: '1061', name: 'Hyundai', nameRu: 'Хендай', also: ['хундай'], popularity: null },
    ],
  }
  const { user, fields } = renderSection(formOf(fieldOf('markId', kind)), { answers })
  await user.click(await screen.findByRole('combobox', { name: /markId/ }))
  await screen.findByRole('option', { name: 'КАМАЗ' })
  await user.keyboard('хундай')
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Hyundai'])
  await user.keyboard('{Enter}')
  expect(fields().markId).toBe('1061')
})
