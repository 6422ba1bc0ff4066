import { describe, expect, it } from 'vitest'
import type { FormDefinition } from '../../engine/definition.ts'
import { dictionaryChain, fieldOf } from '../../engine/definition-fields.ts'
import { summaryOf, titleOf } from '../../engine/text/card.ts'
import { readFields } from '../../engine/validation/read-fields.ts'
import { subtypeOfAdType } from '../../taxonomy/subtypes.ts'
import { AUTO_PARTS_ACCESSORIES_FORM } from './auto/auto-parts-accessories.ts'
import { AUTO_PARTS_CAR_FORM } from './auto/auto-parts-car.ts'
import { AUTO_PARTS_PASSENGER_FORM } from './auto/auto-parts-passenger.ts'
import { AUTO_PARTS_SPECIAL_FORM } from './auto/auto-parts-special.ts'
import { AUTO_PARTS_SPECIAL_INDUSTRIAL_FORM } from './auto/auto-parts-special-industrial.ts'
import { AUTO_PARTS_TRAILER_FORM } from './auto/auto-parts-trailer.ts'
import { AUTO_PARTS_TRUCK_FORM } from './auto/auto-parts-truck.ts'
import { MOTO_PARTS_ACCESSORIES_FORM } from './moto/moto-parts-accessories.ts'
import { MOTO_PARTS_ELECTRO_FORM } from './moto/moto-parts-electro.ts'
import { MOTO_PARTS_HYDRO_FORM } from './moto/moto-parts-hydro.ts'
import { MOTO_PARTS_MOTO_FORM } from './moto/moto-parts-moto.ts'
import { MOTO_PARTS_QUADRO_BIKE_FORM } from './moto/moto-parts-quadro-bike.ts'
import { MOTO_PARTS_SNOW_FORM } from './moto/moto-parts-snow.ts'
import { MOTO_PARTS_TRAILER_FORM } from './moto/moto-parts-trailer.ts'

const NOW = new Date('2026-06-01')

/** The least number of categories of each type, and the mark groups that its parts fit. */
const TYPES: [FormDefinition, number, string][] = [
  [AUTO_PARTS_CAR_FORM, 100, 'carMarks'],
  [AUTO_PARTS_TRUCK_FORM, 80, 'truck artic'],
  [AUTO_PARTS_PASSENGER_FORM, 50, 'bus'],
  [AUTO_PARTS_TRAILER_FORM, 35, 'trailer'],
  [AUTO_PARTS_SPECIAL_FORM, 60, 'agricultural'],
  [AUTO_PARTS_SPECIAL_INDUSTRIAL_FORM, 60, 'municipal'],
  [AUTO_PARTS_ACCESSORIES_FORM, 45, 'carMarks'],
  [MOTO_PARTS_MOTO_FORM, 50, 'motorcycle scooters'],
  [MOTO_PARTS_HYDRO_FORM, 30, 'hydro boat'],
  [MOTO_PARTS_SNOW_FORM, 35, 'snowmobile'],
  [MOTO_PARTS_ELECTRO_FORM, 25, 'electric'],
  [MOTO_PARTS_QUADRO_BIKE_FORM, 40, 'atv'],
  [MOTO_PARTS_TRAILER_FORM, 15, 'trailer'],
  [MOTO_PARTS_ACCESSORIES_FORM, 35, 'motorcycle scooters'],
]

const optionsOf = (form: FormDefinition, key: string) => {
  const kind = fieldOf(form, key)?.kind
  return kind?.type === 'enumeration' ? kind.options : []
}

describe.each(TYPES.map((row) => [row[0].adType, ...row] as const))(
  '§4 %s',
  (_, form, least, codes) => {
    it('§3: has the prodId of its ad type', () => {
      expect(subtypeOfAdType(form.adType)?.prodId).toBe(form.prodId)
    })

    it('§7 dic-types: has categories, all under headings', () => {
      const categories = optionsOf(form, 'typeId')
      expect(categories.length).toBeGreaterThanOrEqual(least)
      expect(categories.filter(({ group }) => !group)).toEqual([])
    })

    it('fits a mark and its models', () => {
      const [mark, model] = dictionaryChain(form)
      expect(mark?.codes?.join(' ') ?? mark?.dictionary).toBe(codes)
      expect(model?.parent).toBe('markId')
      expect(model?.dictionary).toBe(codes === 'carMarks' ? 'carModels' : 'vehicleModels')
    })

    it('is complete with a title, a category and a condition', () => {
      const { issues } = readFields(form, {}, NOW, 'complete')
      expect(issues.map(({ key, type }) => [key, type])).toEqual([
        ['title', 'missing'],
        ['typeId', 'missing'],
        ['condition', 'missing'],
      ])
    })
  },
)

describe('§3 parts', () => {
  const mistakes = (fields: object) =>
    readFields(AUTO_PARTS_CAR_FORM, fields as Record<string, unknown>, NOW, 'draft').issues.map(
      ({ key }) => key,
    )

  it('are new or used, analogues or originals', () => {
    const ids = (key: string) =>
      optionsOf(AUTO_PARTS_CAR_FORM, key).map(({ id, name }) => [id, name])
    expect(ids('condition')).toEqual([
      [1, 'Новое'],
      [2, 'Б/у'],
    ])
    expect(ids('producer')).toEqual([
      [0, 'Аналог'],
      [1, 'Оригинал'],
    ])
  })

  it.each([
    [{ title: 'я'.repeat(50), partNumber: '1'.repeat(50), quantity: 9999, producer: 0 }, []],
    [{ title: 'я'.repeat(51) }, ['title']],
    [{ partNumber: '1'.repeat(51) }, ['partNumber']],
    [{ quantity: 10_000 }, ['quantity']],
    [{ quantity: 1.5 }, ['quantity']],
    [{ condition: 0 }, ['condition']],
  ])('§4 bounds: %j → %j', (fields, keys) => {
    expect(mistakes(fields)).toEqual(keys)
  })

  it('§4: the quantity is at least one', () => {
    const fields = { title: 'Стартер', typeId: 1002, condition: 1, quantity: 0 }
    const { issues } = readFields(AUTO_PARTS_CAR_FORM, fields, NOW, 'complete')
    expect(issues.map(({ key }) => key)).toEqual(['quantity'])
  })

  it('keep their number in upper case, to be found however it is typed', () => {
    const { fields } = readFields(AUTO_PARTS_CAR_FORM, { partNumber: '06a115561b' }, NOW, 'draft')
    expect(fields.partNumber).toBe('06A115561B')
  })

  it('§4: are called what their seller calls them', () => {
    expect(titleOf(AUTO_PARTS_CAR_FORM, { title: 'Стартер Granta' }, {})).toBe('Стартер Granta')
    expect(AUTO_PARTS_CAR_FORM.photos).toEqual({ min: 1, max: 10 })
  })

  it.each([
    ['Фара левая LADA Granta', 'Б/у'],
    ['Фара левая «lada»', 'Granta_· б/у'],
    ['Фара левая Granta-2', 'LADA_· б/у'],
    ['Фара левая Grantas', 'LADA_Granta_· б/у'],
  ])('visual: the summary of «%s» says no mark and no model again: %s', (title, summary) => {
    const fields = { title, markId: '1', modelId: '7', condition: 2 }
    const names = { markId: 'LADA (ВАЗ)', modelId: 'Granta' }
    expect(summaryOf(AUTO_PARTS_CAR_FORM, fields, names)).toBe(summary.replaceAll('_', '\u00A0'))
  })
})
