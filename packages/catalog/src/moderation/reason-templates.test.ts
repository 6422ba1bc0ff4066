import type { ReasonSettingValue } from '@trassa/contracts/entities/moderator/operator-setting'
import type { ModerationReasonCode } from '@trassa/contracts/enumerations/moderation'
import { REASON_CODES, reasonKey } from '@trassa/contracts/enumerations/operator-settings'
import { describe, expect, it } from 'vitest'
import { FORMER_REASON_TEXTS } from './former-reason-texts.ts'
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
  const template = {
    code: 'price.unreal' as const,
    field: 'price',
    text: 'Цена {value} не та.',
    byField: { year: 'Год {value} не тот.' },
  }
  const set = (code: ModerationReasonCode, value: ReasonSettingValue) => {
    const found = reasonTemplatesOf([{ key: reasonKey(code), value }])
    const reason = found.find((each) => each.code === code)
    return (field: string) => reason && templateFor(reason, field)
  }
  const builtIn = (code: ModerationReasonCode) => {
    const reason = BUILT_IN_REASONS.find((each) => each.code === code)
    return (field: string) => reason && templateFor(reason, field)
  }

  it('a field has its own text, else that of the reason if it names the field', () => {
    expect(templateFor(template, 'year')).toBe('Год {value} не тот.')
    expect(templateFor(template, 'price')).toBe('Цена {value} не та.')
    const general = { ...template, text: 'Исправьте {fieldAccusative}.' }
    expect(templateFor(general, 'mileage')).toBe('Исправьте {fieldAccusative}.')
  })

  it('docs/decisions/163: a text for the usual field is told of no other one', () => {
    expect(templateFor(template, 'mileage')).toBe(
      'Проверьте {fieldAccusative}: похоже, здесь ошибка.',
    )
    expect(builtIn('photo.foreign')('year')).toBe('')
    const text = 'Цена {value} не похожа на правду.'
    const asSet = set('description.misleading', { text, isOffered: true })
    expect(asSet('year')).toBe(builtIn('description.misleading')('year'))
    expect(asSet('colorId')).toBe(builtIn('description.misleading')('colorId'))
  })

  it('a reason about the whole ad says the same of every field, but no value of another one', () => {
    expect(builtIn('ad.fraud')('photos')).toBe('Объявление похоже на мошенничество.')
    expect(set('ad.other', { text: 'Так нельзя.', isOffered: true })('price')).toBe('Так нельзя.')
    const named = set('ad.duplicate', { text: 'Повтор в {value}.', isOffered: true })
    expect(named('adType')).toBe('Повтор в {value}.')
    expect(named('year')).toBe('Это объявление уже опубликовано. Повторы мы не публикуем.')
  })

  it('a former text of the code counts as no text of the operator', () => {
    const former = FORMER_REASON_TEXTS['price.unreal']?.[0] ?? ''
    const byOperator = set('price.unreal', { text: former, isOffered: false })
    for (const field of ['price', 'year', 'photos'])
      expect(byOperator(field)).toBe(builtIn('price.unreal')(field))
    expect(set('price.unreal', { text: 'Укажите цену.', isOffered: true })('price')).toBe(
      'Укажите цену.',
    )
  })

  it('no text of the code today is listed as a former one', () => {
    const texts = BUILT_IN_REASONS.filter(({ code, text }) =>
      FORMER_REASON_TEXTS[code]?.includes(text),
    )
    expect(texts).toEqual([])
  })
})
