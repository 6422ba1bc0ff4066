import { expect, it } from 'vitest'
import { leftOutWords } from './left-out-words.ts'

const CHAIN = 203

it('words that the kind of a list says are not told to be left out of it', () => {
  const ofKinds = (...values: number[]) => [{ key: 'typeId', op: 'many', values } as const]
  expect(leftOutWords('цепь 520', 'moto_parts_moto', ofKinds(CHAIN))).toBe('520')
  expect(leftOutWords('цепь 520', 'moto_parts_moto', ofKinds(CHAIN, CHAIN + 1))).toBe('цепь 520')
  expect(leftOutWords('', 'moto_parts_moto', ofKinds(CHAIN))).toBe('')
})
