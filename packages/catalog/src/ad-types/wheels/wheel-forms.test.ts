import { describe, expect, it } from 'vitest'
import type { FormDefinition } from '../../engine/definition.ts'
import { fieldOf, visibleFields } from '../../engine/definition-fields.ts'
import { parseFilters } from '../../engine/filters/list-query.ts'
import { readFields } from '../../engine/validation/read-fields.ts'
import { subtypeOfAdType } from '../../taxonomy/subtypes.ts'
import { AUTO_PARTS_DISCS_FORM } from './auto-parts-discs.ts'
import { AUTO_PARTS_TIRES_FORM } from './auto-parts-tires.ts'
import { AUTO_PARTS_WHEELS_FORM } from './auto-parts-wheels.ts'
import { MOTO_PARTS_DISCS_FORM } from './moto-parts-discs.ts'
import { MOTO_PARTS_TIRES_FORM } from './moto-parts-tires.ts'
import { MOTO_PARTS_WHEELS_FORM } from './moto-parts-wheels.ts'
import { AXES, BOLT_HOLES, FOR_WHOM, RIMS } from './wheel-enumerations.ts'

const NOW = new Date('2026-06-01')
const FORMS: FormDefinition[] = [
  AUTO_PARTS_TIRES_FORM,
  AUTO_PARTS_DISCS_FORM,
  AUTO_PARTS_WHEELS_FORM,
  MOTO_PARTS_TIRES_FORM,
  MOTO_PARTS_DISCS_FORM,
  MOTO_PARTS_WHEELS_FORM,
]

const TYRE = { width: 205, profile: 55, diameter: 16, seasonality: 2, forWhom: 1 }
const DISC = {
  rim: 1,
  rimWidth: 6.5,
  diameter: 16,
  bolts: 5,
  pcd: 114.3,
  offset: -12.5,
  bore: 67.1,
}
const STATE = { title: 'Название', condition: 1, quantity: 4 }

describe('§3 wheel enumerations', () => {
  it('bolt holes are 3, 4, 5, 6, 8, 9, 10, 12, and ids say how many', () => {
    expect(BOLT_HOLES.map(({ id }) => id)).toEqual([3, 4, 5, 6, 8, 9, 10, 12])
    expect(BOLT_HOLES.map(({ name }) => name)).toEqual(BOLT_HOLES.map(({ id }) => String(id)))
  })

  it('the axis is 0 rear, 1 front; tyres are for cars or for trucks; a kind of rim stays what it is', () => {
    expect(AXES.map(({ id, name }) => [id, name])).toEqual([
      [0, 'Заднее'],
      [1, 'Переднее'],
    ])
    expect(FOR_WHOM.map(({ name }) => name)).toEqual(['Для легковых', 'Для грузовых'])
    expect(RIMS.map(({ id, name }) => `${id} ${name}`)).toEqual([
      '1 Литые',
      '2 Штампованные',
      '3 Кованые',
      '4 Сборные',
      '5 Спицованные',
    ])
  })

  it.each(FORMS.map((form) => [form.adType, form] as const))(
    '%s: prodId, axis, for whom',
    (_, form) => {
      expect(subtypeOfAdType(form.adType)?.prodId).toBe(form.prodId)
      const isMoto = form.adType.startsWith('moto')
      expect(fieldOf(form, 'axis') !== undefined).toBe(isMoto)
      const isTyre = !form.adType.endsWith('discs')
      expect(fieldOf(form, 'forWhom') !== undefined).toBe(isTyre && !isMoto)
    },
  )
})

describe('§4 bounds of wheels', () => {
  const wrong = (fields: Record<string, unknown>) =>
    readFields(
      AUTO_PARTS_WHEELS_FORM,
      { ...TYRE, ...DISC, ...STATE, ...fields },
      NOW,
      'complete',
    ).issues.map(({ key }) => key)

  it.each([
    { width: 50, profile: 20, diameter: 4, rimWidth: 3.5, pcd: 50, offset: -150, bore: 10 },
    { width: 600, profile: 100, diameter: 63, rimWidth: 25, pcd: 400, offset: 150, bore: 400 },
    { diameter: 22.5, rimWidth: 11.75, bolts: 10, pcd: 335, offset: 0, quantity: 20 },
    { profile: undefined, offset: undefined, bore: undefined, quantity: 1 },
    { condition: 2, wear: 0 },
    { condition: 2, wear: 100 },
  ])('%j is right', (fields) => {
    expect(wrong(fields)).toEqual([])
  })

  it.each([
    ['width', 49],
    ['width', 601],
    ['profile', 19],
    ['profile', 101],
    ['diameter', 3.5],
    ['diameter', 63.5],
    ['diameter', 16.3],
    ['rimWidth', 3.45],
    ['rimWidth', 25.05],
    ['bolts', 7],
    ['pcd', 49.9],
    ['pcd', 400.1],
    ['offset', -150.5],
    ['offset', 150.5],
    ['bore', 9.9],
    ['quantity', 0],
    ['quantity', 21],
  ])('%s %d is wrong', (key, value) => {
    expect(wrong({ [key]: value })).toEqual([key])
  })

  it('asks for the wear of used tyres only', () => {
    expect(wrong({ condition: 2 })).toEqual(['wear'])
    expect(wrong({ condition: 2, wear: 101 })).toEqual(['wear'])
    expect(
      visibleFields(AUTO_PARTS_TIRES_FORM, { condition: 1 }).map(({ key }) => key),
    ).not.toContain('wear')
  })

  it('takes a negative offset in drafts and in filters', () => {
    const { fields, issues } = readFields(AUTO_PARTS_DISCS_FORM, { offset: -150 }, NOW, 'draft')
    expect([fields, issues]).toEqual([{ offset: -150 }, []])
    const query = new URLSearchParams('offsetFrom=-44&offsetTo=-12.5')
    expect(parseFilters(AUTO_PARTS_DISCS_FORM, query)).toMatchObject({
      filters: [{ key: 'offset', from: -44, to: -12.5 }],
      ignored: [],
    })
  })

  it('finds one exact tyre size', () => {
    const query =
      'widthFrom=315&widthTo=315&profileFrom=80&profileTo=80&diameterFrom=22.5&diameterTo=22.5'
    const { filters } = parseFilters(AUTO_PARTS_TIRES_FORM, new URLSearchParams(query))
    expect(filters).toEqual([
      { key: 'width', op: 'range', from: 315, to: 315 },
      { key: 'profile', op: 'range', from: 80, to: 80 },
      { key: 'diameter', op: 'range', from: 22.5, to: 22.5 },
    ])
  })
})
