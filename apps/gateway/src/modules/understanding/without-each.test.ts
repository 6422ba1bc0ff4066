import { expect, it } from 'vitest'
import { withoutEach } from './without-each.ts'

it('leaves out each word of a text, in both ways of writing', () => {
  expect(withoutEach('роторная мтз')).toEqual([
    { words: 'мтз', rest: 'роторная' },
    { words: 'роторная', rest: 'мтз' },
  ])
  expect(withoutEach('ямаха 2 тактный', 'yamaha 2 тактный')[0]).toEqual({
    words: '2 тактный',
    rest: 'ямаха',
  })
  expect(withoutEach('тохатсу 18', 'tohatsu 18')).toEqual([
    { words: 'тохатсу или tohatsu', rest: '18' },
  ])
})

it('a number goes with its unit, and numbers alone are no text', () => {
  expect(withoutEach('автовышка 22 м')).toEqual([{ words: 'автовышка', rest: '22 м' }])
  expect(withoutEach('3 тонны')).toEqual([])
  expect(withoutEach('вихрь')).toEqual([])
})
