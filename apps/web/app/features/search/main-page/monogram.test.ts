import { expect, it } from 'vitest'
import { monogramOf } from './monogram.ts'

it.each([
  ['УАЗ', 'УАЗ'],
  ['Tank', 'Tank'],
  ['Li (Lixiang)', 'Li'],
  ['Mercedes-Benz', 'MB'],
  ['Land Rover', 'LR'],
  ['Geely', 'GE'],
  ['Haval', 'HV'],
  ['МТЗ «Беларус»', 'МТЗ'],
  ['BRP Ski-Doo', 'BRP'],
  ['Москвич', 'МСК'],
])('§9 logos: %s without a logo is %s', (name, letters) => {
  expect(monogramOf(name)).toBe(letters)
})
