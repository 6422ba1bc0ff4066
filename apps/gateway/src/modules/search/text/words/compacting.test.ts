import { expect, it, vi } from 'vitest'
import { countBits } from '../../live-index/bitset.ts'
import { copyLiving } from './copy-living.ts'
import { createPostings } from './postings.ts'
import { createWordIndex } from './word-index.ts'

const ad = { hash: 1, words: new Map([['a', [1]]]), nameWords: ['a'], nameStems: ['a'] }

it('an index that could not be compacted stays as it is, and is compacted when more of it is dead', async () => {
  const index = createWordIndex()
  const write = (times: number) => {
    for (let n = 0; n < times; n++) index.put(n % 100, ad)
  }
  const found = () => {
    const asked = { query: { op: 'word' as const, word: 'a' }, written: [], writtenOf: new Map() }
    return countBits(index.search(asked, 'words').select())
  }
  write(15_000)
  // The first word that is copied.
  const copying = vi.spyOn(Buffer, 'from').mockImplementationOnce(() => {
    throw new Error('no memory')
  })
  await index.compact()
  expect(copying).toHaveBeenCalledOnce()
  copying.mockRestore()
  expect([found(), index.isSparse()]).toEqual([100, false])
  write(10_100)
  expect(index.isSparse()).toBe(true)
  await index.compact()
  expect([found(), index.isSparse()]).toEqual([100, false])
  write(10_200)
  expect(index.isSparse()).toBe(true)
})

it('copying yields to the event loop within a word that stands in many places', async () => {
  const postings = createPostings()
  const positions = Array.from({ length: 1000 }, (_, at) => at + 1)
  for (let document = 0; document < 400; document++) postings.add(document, 'a', positions)
  let turns = 0
  let hasEnded = false
  const count = () => {
    if (hasEnded) return
    turns++
    setImmediate(count)
  }
  setImmediate(count)
  const from = { postings, names: createPostings(), nameStems: createPostings() }
  const copy = await copyLiving(from, new Int32Array(400))
  hasEnded = true
  expect(turns).toBeGreaterThan(5)
  const reader = copy.postings.positionsReader('a')
  const read: number[] = []
  expect([copy.postings.countOf('a'), reader?.read(read)]).toEqual([400, 1000])
  expect(read).toEqual(positions)
})
