import { expect, it } from 'vitest'
import { quotedFilter } from './quoted-filter.ts'

it.each([
  ['Цена до 500 000 ₽', '«Цена до 500 000 ₽»'],
  ['«камаз»', '«камаз»'],
  ['««камаз» борт»', '«камаз борт»'],
  ['«Волга» новая', '«Волга новая»'],
  ['ы'.repeat(40), `«${'ы'.repeat(40)}»`],
  [`«${'ы'.repeat(41)}»`, `«${'ы'.repeat(39)}…»`],
  [`${'🚗'.repeat(39)} и`, `«${'🚗'.repeat(39)}…»`],
])('a condition is in quotation marks once, and short: %s', (text, expected) => {
  expect(quotedFilter(text)).toBe(expected)
})
