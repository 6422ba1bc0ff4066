import { describe, expect, it } from 'vitest'
import { fieldOf } from '../../engine/definition-fields.ts'
import { summaryOf } from '../../engine/text/card.ts'
import { readFields } from '../../engine/validation/read-fields.ts'
import { subtypeOfAdType } from '../../taxonomy/subtypes.ts'
import { SERVICE_PROFILES } from './service-profiles.ts'
import { SERVICES_FORM } from './services.ts'

const NOW = new Date('2026-06-01')
const SERVICE = { title: 'Эвакуатор', typeId: 101, profiles: [0, 5] }
const issuesOf = (fields: Record<string, unknown>) =>
  readFields(SERVICES_FORM, { ...SERVICE, ...fields }, NOW, 'complete').issues

describe('§3 services', () => {
  it('have the prodId of their ad type, and dic-types under headings', () => {
    expect(subtypeOfAdType('services')?.prodId).toBe(SERVICES_FORM.prodId)
    const kind = fieldOf(SERVICES_FORM, 'typeId')?.kind
    const types = kind?.type === 'enumeration' ? kind.options : []
    expect(types.length).toBeGreaterThanOrEqual(35)
    expect(types.filter(({ group }) => !group)).toEqual([])
  })

  it('§3: vehicle profiles are 0–11, from cars to parts', () => {
    expect(SERVICE_PROFILES.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    expect(SERVICE_PROFILES.map(({ name }) => name)).toEqual([
      'Легковые',
      'Грузовые',
      'Автобусы',
      'Спецтехника',
      'Прицепы',
      'Мотоциклы',
      'Гидроциклы',
      'Снегоходы',
      'Электротранспорт',
      'Водный транспорт',
      'Квадроциклы',
      'Запчасти',
    ])
  })

  it('§4: several profiles, at least one, each once', () => {
    expect(issuesOf({ profiles: [0, 11] })).toEqual([])
    expect(issuesOf({ profiles: [] })).toMatchObject([{ key: 'profiles', type: 'missing' }])
    expect(issuesOf({ profiles: [1, 1] })).toMatchObject([{ key: 'profiles', type: 'value_error' }])
    expect(issuesOf({ profiles: [12] })).toMatchObject([{ key: 'profiles', type: 'value_error' }])
  })

  it('§4: need neither a price nor photographs', () => {
    expect(SERVICES_FORM.priceRequired).toBe(false)
    expect(SERVICES_FORM.photos).toEqual({ min: 0, max: 10 })
  })

  it('§3 departure: a card says that they come to you, and nothing when they do not', () => {
    const summary = (departure?: boolean) => summaryOf(SERVICES_FORM, { ...SERVICE, departure }, {})
    expect(summary(true)).toBe('Эвакуатор\u00A0· с\u00A0выездом')
    expect([summary(false), summary()]).toEqual(['Эвакуатор', 'Эвакуатор'])
  })
})
