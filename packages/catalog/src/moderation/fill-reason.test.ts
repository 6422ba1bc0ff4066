import { AD_TYPES } from '@trassa/contracts/enumerations/ads'
import { REASON_FIELD_KEYS } from '@trassa/contracts/enumerations/reason-fields'
import { describe, expect, it } from 'vitest'
import { formOf } from '../ad-types/form-of.ts'
import { fillReason } from './fill-reason.ts'
import { BUILT_IN_REASONS, templateFor } from './reason-templates.ts'

const templateOf = (code: string) => {
  const reason = BUILT_IN_REASONS.find((each) => each.code === code)
  if (!reason) throw new Error(`No reason ${code}`)
  return reason
}

const filled = (
  code: string,
  change: Partial<Parameters<typeof fillReason>[1]['subject']> = {},
  field = templateOf(code).field,
) => {
  const subject = { adType: 'auto' as const, price: 15_000, fields: {}, names: {}, ...change }
  const template = templateFor(templateOf(code), field)
  return fillReason(template, { subject, definition: formOf(subject.adType), field })
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

  it('names the field that was chosen, in its case', () => {
    const { text } = templateOf('description.rude')
    expect(filled('description.rude')).toBe('Уберите из описания грубые выражения.')
    expect(filled('description.rude', {}, 'contactName')).toBe(
      'Уберите из имени для связи грубые выражения.',
    )
    expect(filled('description.rude', {}, 'colorId')).toBe(
      'Уберите из поля «Цвет» грубые выражения.',
    )
    expect(fillReason(text, { subject: null, definition: null, field: 'colorId' })).toBe(
      'Уберите из поля грубые выражения.',
    )
    expect(filled('price.unreal', { fields: { year: 2031 } }, 'year')).toBe(
      'Проверьте год выпуска: похоже, здесь ошибка.',
    )
    expect(filled('description.contacts', {}, 'photos')).toMatch(/^Уберите с фотографий телефоны/)
    expect(filled('description.contacts', {}, 'cityId')).toMatch(/^Уберите из поля «Город» /)
  })

  it.each([
    ['auto', 'Проверьте марку:'],
    ['auto_parts_car', 'Проверьте поле «Подходит к марке»:'],
    ['auto_parts_tires', 'Проверьте поле «Марка шин»:'],
  ] as const)('a field is named as the form of %s names it', (adType, beginning) => {
    expect(filled('price.unreal', { adType }, 'markId').startsWith(beginning)).toBe(true)
  })

  it('every template is filled in whole, for every field of every type', () => {
    const texts = AD_TYPES.flatMap((adType) => {
      const own = formOf(adType).fields.map(({ key }) => key)
      const fields = new Set([...REASON_FIELD_KEYS, ...own])
      return BUILT_IN_REASONS.flatMap(({ code }) =>
        [...fields].map((field) => filled(code, { adType }, field)),
      )
    })
    const isWhole = (text: string) => text === '' || /^[А-ЯV].*[а-яN]\.$/.test(text)
    const odd = /[{}]|undefined|null| {2}| [.,:]|из фотографий|из поля [^«]/
    expect([...new Set(texts)].filter((text) => !isWhole(text) || odd.test(text))).toEqual([])
  })
})
