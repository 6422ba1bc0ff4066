import { AD_TYPES } from '@trassa/contracts/enumerations/ads'
import { MODERATION_REASONS } from '@trassa/contracts/enumerations/moderation'
import { describe, expect, it } from 'vitest'
import { formOf } from '../ad-types/form-of.ts'
import { fillReason } from './fill-reason.ts'

const templateOf = (code: string) => {
  const reason = MODERATION_REASONS.find((each) => each.code === code)
  if (!reason) throw new Error(`No reason ${code}`)
  return reason
}

const filled = (
  code: string,
  change: Partial<Parameters<typeof fillReason>[1]['subject']> = {},
) => {
  const { text, field } = templateOf(code)
  const subject = { adType: 'auto' as const, price: 15_000, fields: {}, names: {}, ...change }
  return fillReason(text, { subject, definition: formOf(subject.adType), field })
}

describe('domain §9: a template speaks of the thing on offer', () => {
  it.each([
    ['auto', 'На фотографиях плохо видно автомобиль.'],
    ['moto', 'На фотографиях плохо видно мотоцикл.'],
    ['auto_parts_tires', 'На фотографиях плохо видно шины.'],
    ['moto_parts_accessories', 'На фотографиях плохо видно товар.'],
    ['services', 'На фотографиях плохо видно работу.'],
  ] as const)('%s', (adType, sentence) => {
    expect(filled('photo.quality', { adType })).toContain(sentence)
  })

  it('in the case that the sentence needs', () => {
    expect(filled('photo.foreign', { adType: 'snow' })).toMatch(/свои снимки снегохода\.$/)
  })

  it('names the value of the field', () => {
    expect(filled('price.unreal')).toBe(
      'Цена 15\u00A0000\u202F₽ не похожа на настоящую. Укажите полную стоимость в рублях.',
    )
    expect(filled('vin.mismatch', { fields: { vin: 'XTA219040J0123456' } })).toMatch(
      /^VIN XTA219040J0123456 не соответствует/,
    )
    expect(filled('category.wrong', { adType: 'auto_parts_tires' })).toMatch(
      /^Категория «Шины» не подходит/,
    )
  })

  it('leaves out a value that the ad has not got, and what cannot be known of several ads', () => {
    expect(filled('price.unreal', { price: null })).toMatch(/^Цена не похожа/)
    const { text, field } = templateOf('photo.quality')
    expect(fillReason(text, { subject: null, definition: null, field })).toContain('видно товар.')
  })

  it('every template of every type is filled in whole', () => {
    const texts = AD_TYPES.flatMap((adType) =>
      MODERATION_REASONS.map(({ code }) => filled(code, { adType })),
    )
    expect(texts.filter((text) => /[{}]|undefined|null| {2}/.test(text))).toEqual([])
  })
})
