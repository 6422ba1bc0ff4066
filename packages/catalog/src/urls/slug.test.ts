import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brandLogoKey, slugify, transliterate } from './slug.ts'

describe('slugs', () => {
  it.each([
    ['LADA Granta I, 2018', 'lada-granta-i-2018'],
    ['Щёлково', 'shchelkovo'],
    ['Йошкар-Ола', 'yoshkar-ola'],
    ['Подъём — съезд', 'podem-sezd'],
    ['Citroën C4', 'citroen-c4'],
    ['й как две буквы', 'y-kak-dve-bukvy'],
    ['  ...  ', ''],
    ['漢字', ''],
  ])('%s → %s', (text, slug) => {
    expect(slugify(text)).toBe(slug)
  })

  it('are cut between words', () => {
    expect(slugify('лада гранта лифтбек', 12)).toBe('lada-granta')
    expect(slugify('лада гранта лифтбек', 11)).toBe('lada-granta')
    expect(slugify('лада гранта лифтбек', 10)).toBe('lada')
    expect(slugify('трансконтинентальный', 5)).toBe('trans')
  })

  it('are always fit for an address, and their own slugs', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 40 }), (text, max) => {
        const slug = slugify(text, max)
        expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
        expect(slug.length).toBeLessThanOrEqual(max)
        expect(slugify(slug, max)).toBe(slug)
      }),
    )
  })

  it('leave what is not Russian to others', () => {
    expect(transliterate('Жук 2 ß')).toBe('zhuk 2 ß')
  })
})

describe('§9 brand logos', () => {
  it.each([
    ['Lada (ВАЗ)', 'LADA_VAZ'],
    ['Mercedes-Benz', 'MERCEDES_BENZ'],
    ['УАЗ', 'UAZ'],
    ['Škoda', 'SKODA'],
  ])('%s → %s', (mark, key) => {
    expect(brandLogoKey(mark)).toBe(key)
  })
})
