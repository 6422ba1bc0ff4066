import { rankOptions } from '@trassa/catalog/names/rank-options'
import { listCities, listRegions } from '@trassa/contracts/calls/cities'
import {
  carGenerations,
  carMarks,
  carModels,
  vehicleMarks,
  vehicleModels,
} from '@trassa/contracts/calls/dictionaries'
import type { MarkCode } from '@trassa/contracts/enumerations/marks'
import { expect, it } from 'vitest'
import { createTestGateway } from '../../../testing/test-gateway.ts'

const gateway = await createTestGateway()

interface Row {
  id: string
  name: string
  nameRu?: string
  also?: string[] | undefined
}

/** What a combobox finds in an answer, as it asks for it. */
const found = <T extends Omit<Row, 'id'>>(rows: readonly T[], typed: string): readonly T[] =>
  rankOptions(
    rows.map((row) => ({
      ...row,
      label: row.name,
      names: [row.nameRu ?? '', ...(row.also ?? [])],
    })),
    typed,
  )

const first = <T extends Omit<Row, 'id'>>(rows: readonly T[], typed: string): T => {
  const [row] = found(rows, typed)
  if (!row) throw new Error(`Nothing is found by ${typed}`)
  return row
}

const marks = await gateway.get(carMarks)
const modelsOf = async (mark: string) =>
  gateway.get(carModels, { query: { carMarkId: first(marks, mark).id } })
const marksOf = (...code: MarkCode[]) => gateway.get(vehicleMarks, { query: { code: code.join() } })

it.each([
  ['тойота', 'Toyota'],
  ['таёта', 'Toyota'],
  ['njqjnf', 'Toyota'],
  ['ваз', 'Lada (ВАЗ)'],
  ['жигули', 'Lada (ВАЗ)'],
  ['приора', 'Lada (ВАЗ)'],
  ['хендай', 'Hyundai'],
  ['хундай', 'Hyundai'],
  ['мерин', 'Mercedes-Benz'],
  ['буханка', 'УАЗ'],
  ['газель', 'ГАЗ'],
  ['крузак', 'Toyota'],
  ['х5', 'BMW'],
  ['рендж ровер', 'Land Rover'],
])('issue 14: «%s» among the marks of cars is %s', (typed, name) => {
  expect(first(marks, typed).name).toBe(name)
})

it.each([
  ['Toyota', 'крузак', 'Land Cruiser'],
  ['Toyota', 'кемри', 'Camry'],
  ['BMW', 'х5', 'X5'],
  ['BMW', 'x5', 'X5'],
  ['ваз', 'приора', 'Priora'],
  ['ваз', 'шестёрка', '2106'],
])('issue 14: of %s «%s» is %s', async (mark, typed, name) => {
  expect(first(await modelsOf(mark), typed).name).toBe(name)
})

it('issue 14: generations, marks and models of other vehicles are found by their names', async () => {
  const models = await modelsOf('ваз')
  const generations = await gateway.get(carGenerations, {
    query: { carModelId: first(models, 'калина').id },
  })
  expect(first(generations, '1119').name).toBe('I')
  const trucks = await marksOf('truck', 'artic')
  expect(first(trucks, 'камаз').name).toBe('КАМАЗ')
  expect(first(trucks, 'мерс').name).toBe('Mercedes-Benz')
  const uaz = await gateway.get(vehicleModels, { query: { markId: first(trucks, 'уаз').id } })
  expect(first(uaz, 'буханка').name).toBe('3741')
})

it.each([
  ['питер', 'Санкт-Петербург'],
  ['спб', 'Санкт-Петербург'],
  ['мск', 'Москва'],
  ['екб', 'Екатеринбург'],
  ['vcr', 'Москва'],
])('issue 14: the city «%s» is %s', async (typed, name) => {
  expect(first(await gateway.get(listCities), typed).name).toBe(name)
})

it('issue 14: a region is found by what people call it', async () => {
  expect(first(await gateway.get(listRegions), 'приамурье').name).toBe('Амурская область')
})

it('rows bring no name that their own ones find, and no field where there is none', async () => {
  const lada = first(marks, 'ваз')
  expect(lada.also).toContain('жигули')
  expect(lada.also).not.toContain('ваз')
  const [plain] = (await modelsOf('хонда')).filter(({ also }) => also === undefined)
  expect(plain && 'also' in plain).toBe(false)
})
