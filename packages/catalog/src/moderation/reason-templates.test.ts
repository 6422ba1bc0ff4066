import { REASON_CODES } from '@trassa/contracts/enumerations/operator-settings'
import { describe, expect, it } from 'vitest'
import { BUILT_IN_REASONS, reasonTemplatesOf, templateFor } from './reason-templates.ts'

it('without settings the reasons are those of the code', () => {
  expect(reasonTemplatesOf([])).toEqual(BUILT_IN_REASONS)
  expect(reasonTemplatesOf([{ key: 'reasonOrder', value: null }])).toEqual(BUILT_IN_REASONS)
})

it('a setting changes text and offer of its reason only; code, field and label stay', () => {
  const value = { text: 'Это повтор.', isOffered: false }
  const templates = reasonTemplatesOf([{ key: 'reason.ad.duplicate', value }])
  const built = BUILT_IN_REASONS.find(({ code }) => code === 'ad.duplicate')
  expect(templates.find(({ code }) => code === 'ad.duplicate')).toEqual({
    ...built,
    ...value,
    byField: {},
  })
  expect(templates.filter(({ isOffered }) => !isOffered)).toHaveLength(1)
})

it('the order is the operator’s; a reason that it does not name stands at the end', () => {
  const [first, ...rest] = REASON_CODES
  const codes = reasonTemplatesOf([{ key: 'reasonOrder', value: rest.toReversed() }]).map(
    ({ code }) => code,
  )
  expect(codes).toEqual([...rest.toReversed(), first])
})

describe('domain §9: code × field × template', () => {
  const template = { field: 'price', text: 'Цена не та.', byField: { year: 'Год {value} не тот.' } }

  it('a field has its own text, else that of the reason', () => {
    expect(templateFor(template, 'year')).toBe('Год {value} не тот.')
    expect(templateFor(template, 'price')).toBe('Цена не та.')
  })

  it('a text for the usual field names another one first; a text that names the field, and none, stay', () => {
    expect(templateFor(template, 'mileage')).toBe('Проверьте {fieldAccusative}. Цена не та.')
    const general = { ...template, text: 'Исправьте {fieldAccusative}.' }
    expect(templateFor(general, 'mileage')).toBe('Исправьте {fieldAccusative}.')
    expect(templateFor({ ...template, text: '' }, 'mileage')).toBe('')
  })

  it('a text that was set before fields had their own counts for the usual field too', () => {
    const value = { text: 'Укажите цену.', isOffered: true }
    const set = reasonTemplatesOf([{ key: 'reason.price.unreal', value }])
    const reason = set.find(({ code }) => code === 'price.unreal')
    expect(reason && templateFor(reason, 'price')).toBe('Укажите цену.')
  })
})
