import { BUILT_IN_REASONS } from '@trassa/catalog/moderation/reason-templates'
import { expect, it } from 'vitest'
import { filterReasons } from './filter-reasons.ts'
import { reasonChoices } from './reason-choices.ts'

const find = (query: string) =>
  filterReasons(reasonChoices(BUILT_IN_REASONS, 'auto'), query).map(({ code }) => code)

it('domain §9: finds by words of the label, the template and the field, in any order', () => {
  expect(find('цена')[0]).toBe('price.unreal')
  expect(find('видно плох')).toEqual(['photo.quality'])
  expect(find('дневном свете')).toEqual(['photo.quality'])
  expect(find('опис контакт')[0]).toBe('description.contacts')
  expect(find('темные')).toEqual(['photo.quality'])
})

it('what was typed on the other layout is found as well', () => {
  expect(find('ajnj')).toEqual(find('фото'))
  // The keys of «б» and «ю» write punctuation there.
  expect(find(',hfym')).toEqual(['description.rude'])
  expect(find('мшт')).toEqual(['vin.mismatch'])
})

it('nothing typed shows all, nonsense nothing', () => {
  expect(find('')).toHaveLength(12)
  expect(find('щщщ')).toEqual([])
})

it('a reason about a field that the type has not got is not offered', () => {
  const codes = reasonChoices(BUILT_IN_REASONS, 'auto_parts_tires').map(({ code }) => code)
  expect(codes).not.toContain('vin.mismatch')
  expect(codes).toContain('price.unreal')
})
