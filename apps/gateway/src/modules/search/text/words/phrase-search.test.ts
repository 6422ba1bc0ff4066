import { expect, it, vi } from 'vitest'
import { countBits, slotsOf } from '../../live-index/bitset.ts'
import { createPhraseSearch } from './phrase-search.ts'
import { createPostings } from './postings.ts'
import { parseTextQuery, type TextQuery } from './text-query.ts'

it('a phrase reads positions only where all words are, the rarest first, and none after it cannot be there', () => {
  const postings = createPostings()
  for (let document = 0; document < 10; document++) postings.add(document, 'often', [1, 2, 3])
  postings.add(7, 'rare', [4])
  postings.add(8, 'rare', [1])
  postings.add(8, 'once', [1])
  const read: string[] = []
  const positionsReader = vi.fn((word: string) => {
    const reader = postings.positionsReader(word)
    return (
      reader && {
        skip: reader.skip,
        read: (into: number[]) => {
          read.push(word)
          return reader.read(into)
        },
      }
    )
  })
  const found = (text: string) => {
    read.length = 0
    const places = { ...postings, positionsReader }
    const search = createPhraseSearch(parseTextQuery(text) as TextQuery, places)
    expect(search.advance(10, () => false)).toBe(true)
    return [...slotsOf(search.found(), countBits(search.found()))]
  }
  expect(found("'often' <-> 'often' <-> 'often' <-> 'rare'")).toEqual([7])
  expect(read).toEqual(['rare', 'often', 'rare', 'often'])
  expect(found("'often' <-> 'rare' <-> 'once'")).toEqual([])
  expect(read).toEqual(['once', 'rare'])
  expect(found("'often' <-> 'nowhere'")).toEqual([])
  expect(read).toEqual([])
})

it('a phrase is found in a document that came while it paused, with a word that none had before', () => {
  const postings = createPostings()
  postings.add(0, 'known', [1])
  const phrase = parseTextQuery("'known' <-> 'new'") as TextQuery
  const search = createPhraseSearch(phrase, postings)
  expect(search.advance(1, () => false)).toBe(true)
  postings.add(1, 'known', [1])
  postings.add(1, 'new', [2])
  expect(search.advance(2, () => false)).toBe(true)
  expect([...slotsOf(search.found(), countBits(search.found()))]).toEqual([1])
})

it('the clock is looked at while positions are skipped, and what was read before a pause is not lost', () => {
  const postings = createPostings()
  const many = Array.from({ length: 100 }, (_, at) => at + 1)
  const last = 5000
  for (let document = 0; document < last; document++) {
    postings.add(document, 'often', many)
    postings.add(document, 'also', many)
  }
  postings.add(last, 'often', [1])
  postings.add(last, 'also', [2])
  postings.add(last, 'rare', [3])
  const phrase = parseTextQuery("'often' <-> 'also' <-> 'rare'") as TextQuery
  let skipped = 0
  const positionsReader = (word: string) => {
    const reader = postings.positionsReader(word)
    const skip = () => {
      const positions = reader?.skip() ?? 0
      skipped += positions
      return positions
    }
    return reader && { ...reader, skip }
  }
  const search = createPhraseSearch(phrase, { ...postings, positionsReader })
  let most = 0
  for (let isDone = false; !isDone; ) {
    const before = skipped
    isDone = search.advance(last + 1, () => true)
    most = Math.max(most, skipped - before)
  }
  expect([skipped, slotsOf(search.found(), 1)[0]]).toEqual([2 * last * 100, last])
  expect(most).toBeLessThan(2000)
})
