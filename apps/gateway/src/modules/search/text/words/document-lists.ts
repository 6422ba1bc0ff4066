import {
  type Bitset,
  hasBit,
  setBit,
  slotsOf,
  withRoom,
  wordsFor,
} from '../../live-index/bitset.ts'
import { createByteStreams, decodeAscending, withLength } from './byte-streams.ts'

/** A list of so many documents, which are one of so many, becomes a set: it takes no more memory, and is united at once. */
const LEAST_DENSE = 1024
const DENSE_SHARE = 16
const GROWTH = 1.25
const NO_DOCUMENTS = new Int32Array()

/** Ascending lists of documents that only grow: differences in a stream, or a set where a list has many. */
export function createDocumentLists() {
  const streams = createByteStreams()
  const dense = new Map<number, Bitset>()
  let counts: Int32Array = new Int32Array()
  let lasts: Int32Array = new Int32Array()

  const countOf = (list: number | undefined): number => counts[list ?? -1] ?? 0

  const decoded = (list: number): Int32Array =>
    decodeAscending(streams.bytesOf(list), countOf(list))

  function makeDense(list: number, documents: number): void {
    const bits: Bitset = new Uint32Array(wordsFor(documents * GROWTH))
    for (const document of decoded(list)) setBit(bits, document)
    dense.set(list, bits)
  }

  return {
    /** Adds an empty list. @returns its number: they count up from 0. */
    add: (): number => {
      const list = streams.add()
      counts = withLength(counts, list + 1)
      lasts = withLength(lasts, list + 1)
      return list
    },

    /** Appends a document, which is not below the last one; the last one is not appended again. */
    append: (list: number, document: number): void => {
      const count = countOf(list) + 1
      if (count > 1 && lasts[list] === document) return
      const bits = dense.get(list)
      if (bits) {
        const wide = bits.length > document >>> 5 ? bits : withRoom(bits, (document + 1) * GROWTH)
        if (wide !== bits) dense.set(list, wide)
        setBit(wide, document)
      } else streams.append(list, document - (lasts[list] as number))
      counts[list] = count
      lasts[list] = document
      if (!bits && count >= LEAST_DENSE && count > document / DENSE_SHARE) makeDense(list, document)
    },

    countOf,

    /** All of a list, ascending; `undefined` is an empty one. */
    documentsOf: (list: number | undefined): Int32Array => {
      if (list === undefined) return NO_DOCUMENTS
      const bits = dense.get(list)
      return bits ? slotsOf(bits, countOf(list)) : decoded(list)
    },

    /** Adds those of a list that are `among` a set to `bits`, which has room for them. @returns whether there are any. */
    addTo: (bits: Bitset, list: number | undefined, among: Bitset): boolean => {
      if (list === undefined) return false
      const all = dense.get(list)
      if (all) return addShared(bits, all, among)
      let hasAny = false
      for (const document of decoded(list)) {
        if (!hasBit(among, document)) continue
        setBit(bits, document)
        hasAny = true
      }
      return hasAny
    },

    /** All of a list as a set, which the caller may change. */
    setOf: (list: number | undefined, documents: number): Bitset => {
      const bits = list === undefined ? undefined : dense.get(list)
      if (bits) return bits.slice()
      const set: Bitset = new Uint32Array(wordsFor(documents))
      if (list !== undefined) for (const document of decoded(list)) setBit(set, document)
      return set
    },

    /** What the lists take, in bytes. */
    get size() {
      let size = streams.size
      for (const bits of dense.values()) size += bits.byteLength
      return size
    },
  }
}

/** Adds to `bits` what is in both others. @returns whether that is anything. */
function addShared(bits: Bitset, some: Bitset, others: Bitset): boolean {
  const shared = Math.min(some.length, others.length, bits.length)
  let any = 0
  for (let word = 0; word < shared; word++) {
    const both = (some[word] as number) & (others[word] as number)
    bits[word] = (bits[word] as number) | both
    any |= both
  }
  return any !== 0
}
