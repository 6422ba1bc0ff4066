import { type Bitset, intersect, setBit, withRoom } from '../../live-index/bitset.ts'
import type { PositionsReader } from './postings.ts'
import { type TextQuery, widthOf } from './text-query.ts'

/** Positions that are read or skipped before the clock is looked at. */
const AT_ONCE = 1024
const NO_DOCUMENTS: Bitset = new Uint32Array()

/** Where words stand. */
export interface SearchedPlaces {
  /** How many documents hold a word. */
  countOf: (word: string) => number
  /** The documents that hold a word, of so many that there are; a new set. */
  setOf: (word: string, total: number) => Bitset
  positionsReader: (word: string) => PositionsReader | undefined
}

/** A word of a phrase, the documents that hold it, and how many positions before the phrase's end it stands. */
interface Part {
  word: string
  befores: number[]
  holding: Bitset
  /** Absent until a document holds the word. */
  reader: PositionsReader | undefined
  /** Positions in all documents below this one have been read or skipped. */
  readTo: number
}

/** Positions of which only the first `read` count. */
interface Places {
  positions: readonly number[]
  read: number
}

export type PhraseSearch = ReturnType<typeof createPhraseSearch>

/**
 * Finds the documents that hold a phrase, as `endsOf` of one text, one document after the other, so that it can pause and
 * go on with documents that have come since. Positions are read only where all words are, the rarest word's first.
 *
 * @param places of documents that are only added.
 * @param required words that a document must have besides; phrases in others are not looked for.
 * @throws Error for a phrase of anything but words; `websearch_to_tsquery` makes none.
 */
export function createPhraseSearch(
  phrase: TextQuery,
  places: SearchedPlaces,
  required: readonly string[] = [],
) {
  const parts = partsOf(phrase, places)
  let found: Bitset = new Uint32Array()
  let done = 0
  /** The documents, of so many, that hold all words. */
  let among: { total: number; bits: Bitset } | undefined

  function candidates(total: number): Bitset {
    for (const part of parts) part.holding = places.setOf(part.word, total)
    const all = (parts[0]?.holding ?? new Uint32Array()).slice()
    for (const { holding } of parts.slice(1)) intersect(all, holding)
    for (const word of required) intersect(all, places.setOf(word, total))
    return all
  }

  const positions: number[] = []
  const ends: number[] = []

  /** The part whose positions are read next in the document that is looked at, and how many ends are left there. */
  let at = 0
  let left: number | undefined
  /** Positions that were read or skipped since the clock was looked at. */
  let work = 0

  function isTimeOver(isOver: () => boolean): boolean {
    if (work < AT_ONCE) return false
    work = 0
    return isOver()
  }

  /** Skips the positions of a part before a document, or some of them. @returns false where the time was over before. */
  function skipTo(part: Part, document: number, isOver: () => boolean): boolean {
    part.reader ??= places.positionsReader(part.word)
    let other = next(part.holding, part.readTo)
    for (; other < document; other = next(part.holding, part.readTo)) {
      work += part.reader?.skip() ?? 0
      part.readTo = other + 1
      if (isTimeOver(isOver)) return false
    }
    return true
  }

  /** Goes on with a document that holds all words. @returns whether it holds the phrase; `undefined` where the time was over before. */
  function holds(document: number, isOver: () => boolean): boolean | undefined {
    for (; at < parts.length && left !== 0; at++) {
      const part = parts[at] as Part
      if (!skipTo(part, document, isOver)) return undefined
      const read = part.reader?.read(positions) ?? 0
      part.readTo = document + 1
      work += read
      for (const before of part.befores) {
        if (left === undefined) left = putEnds(ends, { positions, read }, before)
        else left = keepEnds(ends, left, { positions, read }, before)
      }
    }
    const isHeld = left !== 0
    at = 0
    left = undefined
    return isHeld
  }

  return {
    /** Goes on until all of so many documents have been looked at, or the time is over. @returns whether they have. */
    advance: (total: number, isOver: () => boolean): boolean => {
      if (done >= total) return true
      found = withRoom(found, total)
      if (among?.total !== total) among = { total, bits: candidates(total) }
      const { bits } = among
      for (let document = next(bits, done); document < total; document = next(bits, done)) {
        const isHeld = holds(document, isOver)
        if (isHeld === undefined) return false
        if (isHeld) setBit(found, document)
        done = document + 1
        if (isTimeOver(isOver)) return false
      }
      done = total
      among = undefined
      for (const part of parts) part.holding = NO_DOCUMENTS
      return true
    },

    /** Those found so far; must not be changed. */
    found: (): Bitset => found,
  }
}

/** The rarest word first. */
function partsOf(phrase: TextQuery, places: SearchedPlaces): Part[] {
  const befores = new Map<string, number[]>()
  collect(phrase, 0, (word, before) => befores.set(word, [...(befores.get(word) ?? []), before]))
  return [...befores]
    .sort(([a], [b]) => places.countOf(a) - places.countOf(b))
    .map(([word, own]) => ({
      word,
      befores: own,
      holding: NO_DOCUMENTS,
      reader: undefined,
      readTo: 0,
    }))
}

function collect(
  query: TextQuery,
  before: number,
  add: (word: string, before: number) => void,
): void {
  if (query.op === 'word') add(query.word, before)
  else if (query.op === 'phrase') {
    collect(query.left, before + query.distance + widthOf(query.right), add)
    collect(query.right, before, add)
  } else throw new Error(`Not a part of a phrase: ${query.op}`)
}

/** Where a phrase ends whose word stands there. */
function putEnds(ends: number[], places: Places, before: number): number {
  for (let at = 0; at < places.read; at++) ends[at] = (places.positions[at] as number) + before
  return places.read
}

/** Of so many ends, ascending as all positions, those whose word stands there are moved to the front. @returns how many. */
function keepEnds(ends: number[], count: number, places: Places, before: number): number {
  let kept = 0
  let at = 0
  for (let index = 0; index < count; index++) {
    const end = ends[index] as number
    while (at < places.read && (places.positions[at] as number) < end - before) at++
    if (at < places.read && places.positions[at] === end - before) ends[kept++] = end
  }
  return kept
}

/** The first document of a set from this one on; beyond all where there is none. */
function next(bits: Bitset, from: number): number {
  let at = from >>> 5
  let rest = (bits[at] ?? 0) & (-1 << (from & 31))
  while (rest === 0 && ++at < bits.length) rest = bits[at] as number
  return rest === 0 ? Number.POSITIVE_INFINITY : (at << 5) + 31 - Math.clz32(rest & -rest)
}
