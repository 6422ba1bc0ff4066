import { expect, it } from 'vitest'
import { withoutEach } from './without-each.ts'

it('leaves out each word of a text, the last one first, in both ways of writing', () => {
  expect(withoutEach('роторная мтз')).toEqual([
    { words: 'роторная', rest: 'мтз' },
    { words: 'мтз', rest: 'роторная' },
  ])
  expect(withoutEach('бош камаз', 'bosch камаз')[0]).toEqual({
    words: 'бош или bosch',
    rest: 'камаз',
  })
  expect(withoutEach('тохатсу 18', 'tohatsu 18')).toEqual([
    { words: 'тохатсу или tohatsu', rest: '18' },
    { words: '18', rest: 'тохатсу' },
  ])
})

it('a number goes with its unit, a short one alone is no text', () => {
  expect(withoutEach('автовышка 22 м')).toEqual([{ words: 'автовышка', rest: '22 м' }])
  expect(withoutEach('100 квт')).toEqual([{ words: '100', rest: 'квт' }])
  expect(withoutEach('3 тонны')).toEqual([])
  expect(withoutEach('вихрь')).toEqual([])
})
