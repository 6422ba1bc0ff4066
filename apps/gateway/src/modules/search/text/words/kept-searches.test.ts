import { expect, it } from 'vitest'
import { countBits } from '../../live-index/bitset.ts'
import { parseTextQuery } from './text-query.ts'
import { createWordIndex } from './word-index.ts'
import type { AdWords } from './words.ts'

const inOrder = (...words: string[]): AdWords => ({
  hash: 1,
  words: new Map(words.map((word, at) => [word, [at + 1]])),
  nameWords: [],
  nameStems: [],
})

it('a phrase that is asked for again is looked for only in documents that came since, until compacting', async () => {
  const index = createWordIndex()
  for (let slot = 0; slot < 3000; slot++) index.put(slot, inOrder('a', 'b'))
  const asked = { query: parseTextQuery("'a' <-> 'b'"), written: [], writtenOf: new Map() }
  const slices = () => {
    const search = index.search(asked, 'words')
    let count = 1
    while (!search.advance(() => true)) count++
    return [count > 1 ? 'several' : 'one', countBits(search.select())]
  }
  expect(slices()).toEqual(['several', 3000])
  index.put(1, inOrder('b', 'a'))
  index.put(2, inOrder('a', 'b'))
  index.put(3000, inOrder('a', 'b'))
  index.remove(0)
  expect(slices()).toEqual(['one', 2999])
  await index.compact()
  expect(slices()).toEqual(['several', 2999])
  expect(slices()).toEqual(['one', 2999])
})
