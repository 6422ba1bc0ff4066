import { expect, it } from 'vitest'
import { leftOutWords } from './left-out-words.ts'

const CHAIN = 203

it('words that the kind of a list says are not told to be left out of it', () => {
  const leftOutOf = (words: string, ...values: number[]) =>
    leftOutWords(words, {
      adType: 'moto_parts_moto',
      filters: [{ key: 'typeId', op: 'many', values }],
    })
  expect(leftOutOf('цепь 520', CHAIN)).toBe('520')
  expect(leftOutOf('цепь 520', CHAIN, CHAIN + 1)).toBe('цепь 520')
  expect(leftOutOf('', CHAIN)).toBe('')
})

it('nor words by which its kind was chosen', () => {
  const list = { adType: 'services', filters: [], said: ['сцепления'] } as const
  expect(leftOutWords('сцепления солярис', list)).toBe('солярис')
})
