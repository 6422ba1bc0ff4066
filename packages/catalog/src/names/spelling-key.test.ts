import { expect, it } from 'vitest'
import { otherLayout } from './keyboard-layout.ts'
import { plainSpelling, spellingKey, tokensOf } from './spelling-key.ts'
import { stem } from './stem.ts'

it.each([
  ['МТЗ-82', 'мтз 82', 'мтз82'],
  ['CX-5', 'cx 5', 'СХ5'],
  ['Х5', 'x5', 'X 5'],
  ['Тойота', 'тoйoтa', 'ТОЙОТА'],
  ['Škoda', 'ŠKODA', 'škoda'],
  ['Berlingo', 'BERLINGO', 'berlingo'],
  ['Шестёрка', 'шестерка', 'ШЕСТЕРКА'],
])('%s, %s and %s are spellings of one name', (...names) => {
  expect(new Set(names.map(spellingKey)).size).toBe(1)
})

it('tokens have their places in the text', () => {
  const text = plainSpelling('Ёлка 1.6')
  expect(tokensOf(text).map(({ text, start, end }) => [text, start, end])).toEqual([
    ['елка', 0, 4],
    ['1.6', 5, 8],
  ])
})

it.each([
  ['njqjnf rfvhb', 'тойота камри'],
  ['ьфявф', 'mazda'],
  ['[en', 'хут'],
])('%s was typed for %s', (typed, meant) => {
  expect(otherLayout(typed)).toBe(meant)
})

it.each([
  ['зимняя', 'зимние', 'зимней'],
  ['красный', 'красная', 'красное'],
  ['резина', 'резину', 'резины'],
  ['бампер', 'бампера', 'бамперы'],
  ['тойота', 'тойоту', 'тойоты'],
])('%s, %s and %s are forms of one word', (...words) => {
  expect(new Set(words.map(stem)).size).toBe(1)
})
