import { AUTO_FORM } from '@trassa/catalog/ad-types/vehicles/auto'
import { SPECIAL_FORM } from '@trassa/catalog/ad-types/vehicles/special'
import { TRUCK_FORM } from '@trassa/catalog/ad-types/vehicles/truck'
import { filterFields } from '@trassa/catalog/engine/filters/common-filters'
import type { Filter } from '@trassa/catalog/engine/filters/filter'
import { expect, it } from 'vitest'
import type { ListPage } from '../address/list-page.ts'
import { headingOf, showText } from './list-labels.ts'

const city = (name: string, nameIn: string) => ({
  id: '1',
  name,
  nameIn,
  slug: 'x',
  sortingNumber: null,
  kladrRegionName: '',
  kladrRegionTypeName: '',
})
const list: ListPage = {
  form: AUTO_FORM,
  city: city('Казань', 'Казани'),
  filters: [],
  sort: 'dateTo',
  cursor: null,
  now: '2026-11-21T09:00:00.000Z',
}
const names: Record<string, string> = {
  '1': 'Lada (ВАЗ)',
  '2': 'Granta',
  '5': 'I (2190) (2011–2018)',
}
const heading = (changes: Partial<ListPage>, total?: number) =>
  headingOf({ ...list, ...changes }, (_, id) => names[id], total).replaceAll('\u00A0', ' ')

it('heading: the exact total with the right plural', () => {
  expect(heading({}, 1284)).toBe('Легковые автомобили в Казани: 1 284 объявления')
  expect(heading({}, 1)).toBe('Легковые автомобили в Казани: 1 объявление')
  expect(heading({}, 11)).toBe('Легковые автомобили в Казани: 11 объявлений')
})

it('heading: without a total while it is not known', () => {
  // The place stays with its preposition on a narrow screen.
  expect(headingOf({ ...list, city: null }, () => undefined, undefined)).toMatch(/в\u00A0России$/)
  expect(heading({ city: null })).toBe('Легковые автомобили в России')
})

it('heading: «во» where it is said so', () => {
  expect(heading({ city: city('Владивосток', 'Владивостоке') })).toMatch(/во Владивостоке$/)
  expect(heading({ city: city('Воронеж', 'Воронеже') })).toMatch(/ в Воронеже$/)
})

it('heading: mark and model, but not several of them', () => {
  const mark = { key: 'markId', op: 'exact', value: '1' } as const
  expect(heading({ filters: [mark, { key: 'modelId', op: 'many', values: ['2'] }] })).toBe(
    'Lada Granta в Казани',
  )
  expect(heading({ filters: [mark, { key: 'modelId', op: 'many', values: ['2', '3'] }] })).toBe(
    'Lada в Казани',
  )
})

it('heading: of a generation its years, which tell it from another one of the same name', () => {
  const model: Filter = { key: 'modelId', op: 'many', values: ['2'] }
  const generation: Filter = { key: 'generationId', op: 'many', values: ['5'] }
  const mark = { key: 'markId', op: 'exact', value: '1' } as const
  expect(heading({ filters: [mark, model, generation] })).toBe('Lada Granta I (2011–2018) в Казани')
})

it('heading: of any type but cars, what it is stands before the mark', () => {
  const mark = { key: 'markId', op: 'exact', value: '1' } as const
  expect(heading({ form: TRUCK_FORM })).toBe('Грузовики в Казани')
  expect(heading({ form: TRUCK_FORM, filters: [mark] })).toBe('Грузовики Lada в Казани')
})

it('heading: one kind of thing is called by its own name', () => {
  const [kind] = filterFields(SPECIAL_FORM).flatMap((field) =>
    field.key === 'typeId' && field.kind.type === 'enumeration' ? field.kind.options : [],
  )
  if (!kind) throw new Error('machines have kinds')
  const filters = [{ key: 'typeId', op: 'many' as const, values: [kind.id] }]
  expect(heading({ form: SPECIAL_FORM, filters })).toBe(`${kind.name} в Казани`)
})

it('the button says how much it leads to', () => {
  expect(showText(1284).replaceAll('\u00A0', ' ')).toBe('Показать 1 284 объявления')
  expect(showText(0)).toBe('Ничего не найдено')
})
