import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countBits, slotsOf } from '../../live-index/bitset.ts'
import {
  askedWords,
  exclusionsOf,
  holdsText,
  parseTextQuery,
  type TextQuery,
  withoutPhrases,
} from './text-query.ts'
import { createWordIndex, type FoundBy } from './word-index.ts'
import type { AdWords, AskedWords } from './words.ts'

const WORDS = ['a', 'b', 'c', 'd']
const QUERIES = [
  "'a'",
  "!'b'",
  "'a' & 'b'",
  "'c' | 'd' & !'a'",
  "'a' <-> 'b'",
  "'a' <-> 'b' <-> 'c'",
  "'a' <3> 'd'",
  "'a' <-> 'a' <-> 'b' <-> 'a'",
  "'a' <-> ('b' <2> 'c') <-> 'd'",
  "'a' <-> 'nowhere'",
  "!('a' <-> 'b') | 'nowhere'",
].map((text) => ({
  query: parseTextQuery(text) as TextQuery,
  written: [],
  writtenOf: new Map<string, string>(),
}))

/** Words in their order; many of them, so that streams have several slices. */
const text = fc.array(fc.constantFrom(...WORDS), { maxLength: 300 })

function wordsOf(some: readonly string[]): AdWords {
  const words = new Map<string, number[]>()
  for (const [at, word] of some.entries()) words.set(word, [...(words.get(word) ?? []), at + 1])
  return { hash: some.length, words, nameWords: some, nameStems: some.slice(0, IN_NAME) }
}

/** So many words of a text stand in its name. */
const IN_NAME = 2

const slot = fc.nat(60)
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ put: text, slot }) },
  { weight: 3, arbitrary: fc.record({ remove: slot }) },
  { weight: 1, arbitrary: fc.constant({ compact: true as const }) },
)

/** A search that pauses wherever it can. */
function searchIn(
  index: ReturnType<typeof createWordIndex>,
  asked: Partial<AskedWords>,
  by: FoundBy = 'words',
) {
  const whole = { query: undefined, written: [], writtenOf: new Map(), ...asked }
  // The same text is the same object.
  const search = index.search(QUERIES.find((one) => one === asked) ?? whole, by)
  while (!search.advance(() => true));
  return search
}

const select = (...asked: Parameters<typeof searchIn>) => searchIn(...asked).select()

const slotsIn = (bits: Uint32Array) => [...slotsOf(bits, countBits(bits))]

it('says of all slots what is true of each text, while it is written and compacted', async () => {
  const run = fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
    const index = createWordIndex()
    const texts = new Map<number, AdWords>()
    const compacting: Promise<void>[] = []
    for (const [at, one] of steps.entries()) {
      if ('put' in one) {
        texts.set(one.slot, wordsOf(one.put))
        index.put(one.slot, wordsOf(one.put))
      } else if ('remove' in one) {
        texts.delete(one.remove)
        index.remove(one.remove)
      } else compacting.push(index.compact())
      if (compacting.length % 2 === 1) await compacting.at(-1)
      agrees(QUERIES.slice(at % 3))
    }
    agrees()
    await Promise.all(compacting)
    agrees()

    /** The slots of the texts whose names alone match. */
    function slotsNamed(query: TextQuery): number[] {
      const named = [...texts].filter(([, { nameStems }]) =>
        holdsText(query, new Map(nameStems.map((stem) => [stem, []]))),
      )
      return named.map(([at]) => at).sort((a, b) => a - b)
    }

    function agreesOnSome(query: TextQuery): void {
      const words = [...new Set(askedWords(query))]
      if (words.length < 2) return
      const counts = new Map(
        [...texts].map(([at, ad]) => [at, words.filter((word) => ad.words.has(word)).length]),
      )
      const search = searchIn(index, { query }, 'someWords')
      const excluded = exclusionsOf(query)
      const isKept = ({ words }: AdWords) => !excluded.some((one) => holdsText(one, words))
      const some = [...texts].filter(
        ([at, ad]) => (counts.get(at) ?? 0) >= words.length / 2 && isKept(ad),
      )
      expect(slotsIn(search.select())).toEqual(some.map(([at]) => at).sort((a, b) => a - b))
      for (const [nth, { bits }] of search.ranks().entries()) {
        const least = words.length - Math.floor(nth / 2)
        const has = ([at, ad]: [number, AdWords]) =>
          nth % 2 === 1
            ? (counts.get(at) ?? 0) >= least
            : words.filter((word) => ad.nameStems.includes(word)).length >= least
        expect(slotsIn(bits)).toEqual(
          [...texts]
            .filter(has)
            .map(([at]) => at)
            .sort((a, b) => a - b),
        )
      }
    }

    function agrees(queries = QUERIES): void {
      for (const asked of queries) {
        const expected = [...texts].flatMap(([at, { words }]) =>
          holdsText(asked.query, words) ? [at] : [],
        )
        const search = searchIn(index, asked)
        expect(slotsIn(search.select())).toEqual(expected.sort((a, b) => a - b))
        const [named] = search.ranks()
        expect(named && slotsIn(named.bits)).toEqual(slotsNamed(withoutPhrases(asked.query)))
        agreesOnSome(asked.query)
      }
      for (const [at, { hash }] of texts) expect(index.hashAt(at)).toBe(hash)
    }
  })
  await fc.assert(run, { numRuns: 150 })
})

it('compacting frees what dead documents take', async () => {
  const index = createWordIndex()
  for (let n = 0; n < 15_000; n++) index.put(n % 100, wordsOf([`word${n}`, 'a']))
  expect(index.isSparse()).toBe(true)
  const before = index.size
  await index.compact()
  expect(index.isSparse()).toBe(false)
  expect(index.size).toBeLessThan(before / 2)
  const query: TextQuery = { op: 'word', word: 'a' }
  expect(countBits(select(index, { query }))).toBe(100)
})

describe('a text like what ads have', () => {
  const index = createWordIndex()
  for (const [slot, name] of ['mazda', 'mazda 2015', 'камри'].entries()) {
    index.put(slot, wordsOf(name.split(' ')))
  }

  it.each<[title: string, query: string, slots: number[]]>([
    ['a word that is mistyped', "'mazdo'", [0, 1]],
    ['a word that no ad has is left out', "'mazda' & 'cx5'", [0, 1]],
    ['wherever it stands', "'cx5' & 'mazdo'", [0, 1]],
    ['several of them', "'бшщмж' & 'mazda' & 'cx5' & '2015'", [1]],
    ['also in a phrase', "'cx-5' <-> 'mazda' <-> 'cx5'", [0, 1]],
    ['or beside another word', "'cx5' | 'камри'", [2]],
    ['not where no word is known', "'бшщмж' & 'cx5'", []],
    ['nor where nothing but an exclusion would stay', "'cx5' & !'2015'", []],
    ['what is excluded stays excluded', "'cx5' & !'2015' & 'mazda'", [0]],
    ['words of different ads are not left out', "'камри' & '2015'", []],
    ['a word that is asked for twice', "'mazda' & '2015' | 'mazda' & 'cx5'", [0, 1]],
  ])('%s: %s', (_title, text, slots) => {
    const query = parseTextQuery(text)
    expect(slotsIn(select(index, { query }, 'likeness'))).toEqual(slots)
  })
})

it('what is written while a search pauses is in its answer', () => {
  const index = createWordIndex()
  for (let slot = 0; slot < 3000; slot++) index.put(slot, wordsOf(['a', 'b']))
  const query = parseTextQuery("'a' <-> 'b'")
  const search = index.search({ query, written: [], writtenOf: new Map() }, 'words')
  expect(search.advance(() => true)).toBe(false)
  index.remove(0)
  index.put(1, wordsOf(['b', 'a']))
  index.put(3000, wordsOf(['a', 'b']))
  while (!search.advance(() => true));
  index.put(2999, wordsOf(['b', 'a']))
  index.put(3001, wordsOf(['a', 'b']))
  expect(search.isCurrent()).toBe(true)
  const found = slotsIn(search.select())
  expect([found[0], found.length, ...found.slice(-2)]).toEqual([2, 2999, 3000, 3001])
})

it('a search that was begun before compacting is begun again', async () => {
  const index = createWordIndex()
  for (let slot = 0; slot < 600; slot++) index.put(slot, wordsOf(['a', 'b']))
  const query = parseTextQuery("'a' <-> 'b'")
  const search = index.search({ query, written: [], writtenOf: new Map() }, 'words')
  search.advance(() => true)
  index.remove(5)
  await index.compact()
  expect(search.isCurrent()).toBe(false)
  expect(countBits(search.select())).toBe(599)
})

it('names, and words like them, are those of ads that are not gone after compacting', async () => {
  const index = createWordIndex()
  for (const [slot, name] of ['камри', 'королла', 'трактор', 'и'].entries()) {
    index.put(slot, wordsOf([name]))
  }
  index.remove(2)
  index.put(1, wordsOf(['калина']))
  const like = (text: string) => {
    const query = parseTextQuery(text)
    return slotsIn(select(index, { query, written: ['и'] }, 'likeness'))
  }
  const agrees = () =>
    expect(["'камрри'", "'калинна'", "'королл'", "'трактр'", ''].map(like)).toEqual([
      [0],
      [1],
      [],
      [],
      [3],
    ])
  const compacting = index.compact()
  index.put(4, wordsOf(['камри']))
  index.remove(4)
  await compacting
  agrees()
  await index.compact()
  agrees()
})
