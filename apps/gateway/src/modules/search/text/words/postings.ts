import type { Bitset } from '../../live-index/bitset.ts'
import { createByteStreams } from './byte-streams.ts'
import { createDocumentLists } from './document-lists.ts'

/** Reads positions in the order of the documents that hold a word. */
export interface PositionsReader {
  /** Skips the next document. @returns how many positions it has. */
  skip: () => number
  /** Puts the positions in the next document into the front of `into`. @returns how many. */
  read: (into: number[]) => number
}

/**
 * For each word the documents that hold it and its positions there. Documents are numbers that only grow, so that
 * an update is a new document and nothing is ever changed inside of a stream.
 */
export function createPostings() {
  /** A word's number; its documents and positions are the list and the stream of that number. */
  const numbers = new Map<string, number>()
  const documents = createDocumentLists()
  const positions = createByteStreams()

  function numberOf(word: string): number {
    const known = numbers.get(word)
    if (known !== undefined) return known
    const number = documents.add()
    positions.add()
    numbers.set(detached(word), number)
    return number
  }

  return {
    /** Adds the places of a word in a document, which is not below those that were added before. */
    add: (document: number, word: string, at: ArrayLike<number>): void => {
      const number = numberOf(word)
      documents.append(number, document)
      let last = 0
      for (let index = 0; index < at.length; index++) {
        const position = at[index] as number
        const hasMore = index + 1 < at.length
        positions.append(number, ((position - last) << 1) | Number(hasMore))
        last = position
      }
    },

    words: (): Iterable<string> => numbers.keys(),

    /** The documents that hold a word, ascending. */
    documentsOf: (word: string): Int32Array => documents.documentsOf(numbers.get(word)),

    /** Adds the documents that hold a word and are `among` a set to `bits`. @returns whether there are any. */
    addDocuments: (bits: Bitset, word: string, among: Bitset): boolean =>
      documents.addTo(bits, numbers.get(word), among),

    /** All documents that hold a word, of so many that there are; a new set. */
    setOf: (word: string, total: number): Bitset => documents.setOf(numbers.get(word), total),

    /** How many documents hold a word. */
    countOf: (word: string): number => documents.countOf(numbers.get(word)),

    /** Reads the positions of a word, document after document; `undefined` where none holds it yet. */
    positionsReader: (word: string): PositionsReader | undefined => {
      const number = numbers.get(word)
      return number === undefined ? undefined : positionsReader(positions.reader(number))
    },

    /** What the places take, in bytes, without the words themselves. */
    get size() {
      return documents.size + positions.size
    },
  }
}

/** A copy: a part of a longer string would keep all of it in memory. */
export const detached = (word: string): string => Buffer.from(word).toString()

/** @param next gives the numbers that `add` appended. */
function positionsReader(next: () => number): PositionsReader {
  return {
    skip: () => {
      let skipped = 1
      while ((next() & 1) === 1) skipped++
      return skipped
    },
    read: (into) => {
      let position = 0
      let read = 0
      for (let hasMore = 1; hasMore === 1; ) {
        const value = next()
        position += value >>> 1
        into[read++] = position
        hasMore = value & 1
      }
      return read
    },
  }
}
