import dictionary from 'dictionary-ru'
import { expect, it } from 'vitest'
import { createSpeller } from './speller.ts'
import { readSuffixDictionary } from './suffix-dictionary.ts'

const own = new Set(['трасса-тест', 'крузак'])
const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
const speller = createSpeller(
  await readSuffixDictionary(decode(dictionary.aff), decode(dictionary.dic)),
  (word) => own.has(word),
)

it.each([
  'автомобиль',
  'автомобилями',
  'Загрузите',
  'ОБЪЯВЛЕНИЕ',
  'фотографиях',
  'соответствует',
  'Москве',
  'жёлтый',
  'тёплого',
  'чёрно-белый',
  'какой-нибудь',
  'Крузак',
])('%s is correct', (word) => {
  expect(speller.isCorrect(word)).toBe(true)
})

it.each(['автомабиль', 'обьявление', 'сооветствует', 'фотаграфиях', 'москвв'])(
  '%s is not',
  (word) => {
    expect(speller.isCorrect(word)).toBe(false)
  },
)

it.each(['VIN', 'XTA210990Y2766554', '12', 'BMW', 'х5м9', 'e-mail'])(
  '%s is no Russian word, and left alone',
  (word) => {
    expect(speller.isCorrect(word)).toBe(true)
  },
)

it.each([
  ['автомабиль', 'автомобиль'],
  ['обьявление', 'объявление'],
  ['Сооветствует', 'Соответствует'],
  ['фотаграфиях', 'фотографиях'],
  ['акрасить', 'красить'],
  ['нового кузова'.replace(' ', ''), 'нового кузова'],
])('for %s it suggests %s', (word, right) => {
  expect(speller.suggest(word)).toContain(right)
})

it('suggests nothing for what is no word at all', () => {
  expect(speller.suggest('щщщщщщ')).toEqual([])
})
