import type { MeantList } from '@trassa/contracts/entities/understood'
import { expect, it } from 'vitest'
import { firstWords } from './first-words.ts'

const listOf = (adType: MeantList['adType'], query: string): MeantList => {
  return { adType, citySlug: null, query, total: 1 }
}
const typedAs = (words: string, ignored = '') => ({ words, ignored })

it('words that the nearest list leaves out say what stands first in it', () => {
  const shown = listOf('moto_parts_hydro', 'typeId=1')
  const meant = listOf('moto_parts_hydro', 'typeId=1&q=меркури+или+mercury')
  expect(firstWords(shown, meant, typedAs('меркури двухтактный', 'двухтактный'))).toBe(
    'меркури mercury двухтактный',
  )
})

it('a list with a text has its own order', () => {
  const shown = listOf('moto_parts_hydro', 'typeId=1&q=mercury')
  expect(firstWords(shown, shown, typedAs('mercury 15', '15'))).toBe('')
})

it('of a kind of several things the one that was typed stands first', () => {
  const diggers = listOf('services', 'typeId=906')
  expect(firstWords(diggers, diggers, typedAs('услуги погрузчика'))).toBe('погрузчика')
})
