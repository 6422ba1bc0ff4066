import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countBits, setBit, slotsOf, wordsFor } from '../../live-index/bitset.ts'
import { createDocumentLists } from './document-lists.ts'

const DOCUMENTS = 6000

it('a list holds what was appended, as a stream and once it is a set', () => {
  // From every document to one of forty, so that lists become sets early, late or never.
  const run = fc.property(fc.integer({ min: 1, max: 40 }), fc.nat(DOCUMENTS), (gap, from) => {
    const lists = createDocumentLists()
    const [, list] = [lists.add(), lists.add()]
    const expected: number[] = []
    for (let document = from; document < from + DOCUMENTS; document += gap) {
      lists.append(list, document)
      lists.append(list, document)
      expected.push(document)
    }
    const total = from + DOCUMENTS
    const even = new Uint32Array(wordsFor(total))
    for (let document = 0; document < total; document += 2) setBit(even, document)
    const added = new Uint32Array(wordsFor(total))

    expect(lists.countOf(list)).toBe(expected.length)
    expect([...lists.documentsOf(list)]).toEqual(expected)
    const set = lists.setOf(list, total)
    expect([...slotsOf(set, countBits(set))]).toEqual(expected)
    const shared = expected.filter((document) => document % 2 === 0)
    expect(lists.addTo(added, list, even)).toBe(shared.length > 0)
    expect([...slotsOf(added, countBits(added))]).toEqual(shared)
  })
  fc.assert(run, { numRuns: 60 })
})

it('an empty list has nothing', () => {
  const lists = createDocumentLists()
  expect(lists.documentsOf(undefined)).toHaveLength(0)
  expect(lists.addTo(new Uint32Array(1), undefined, new Uint32Array(1))).toBe(false)
})
