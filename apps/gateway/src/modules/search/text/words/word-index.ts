import {
  type Bitset,
  clearBit,
  hasBit,
  intersect,
  SLOTS_IN_WORD,
  setBit,
  withRoom,
} from '../../live-index/bitset.ts'
import { createAlikeWords } from '../likeness/alike-words.ts'
import { withLength } from './byte-streams.ts'
import { copyLiving, NO_SLOT } from './copy-living.ts'
import { phraseDocuments } from './phrase.ts'
import { createPostings } from './postings.ts'
import { type SearchedTexts, selectLike, selectText } from './select-text.ts'
import { askedWords, type TextQuery } from './text-query.ts'
import type { AdWords, AskedWords } from './words.ts'

/**
 * Of words that are like an asked one those count whose similarity is at least this part of the greatest; all of them,
 * where no ad has the nearest ones of all words together.
 */
const NEAREST = [0.9, 0]
/** A word is replaced by so many words at most. */
const MOST_ALIKE = 20
/** Fewer documents without an ad are left where they are. */
const FEW_DEAD = 10_000
const GROWTH = 1.25

const isEmpty = (bits: Bitset): boolean => bits.every((word) => word === 0)

/**
 * An inverted index of the texts of one type's live ads: what `@@` of PostgreSQL says of them, by slots of the
 * live index (decision 171). A changed text is a new document; the former one is dead and left out of answers.
 */
export function createWordIndex() {
  let postings = createPostings()
  let names = createPostings()
  let alike = createAlikeWords()
  let documents = 0
  let dead = 0
  /** By document. */
  let slots: Int32Array = new Int32Array()
  /** By slot: the document's number plus one. */
  let current: Int32Array = new Int32Array()
  let known: Bitset = new Uint32Array()
  let hashes: Float64Array = new Float64Array()
  /** What was put while the index is being compacted. */
  let late: Map<number, AdWords> | undefined

  function remove(slot: number): void {
    const document = (current[slot] ?? 0) - 1
    late?.delete(slot)
    if (document < 0) return
    current[slot] = 0
    slots[document] = NO_SLOT
    clearBit(known, slot)
    dead++
  }

  function grow(capacity: number): void {
    known = withRoom(known, capacity)
    const longer = new Float64Array(known.length * SLOTS_IN_WORD)
    longer.set(hashes)
    hashes = longer
  }

  function addDocument(slot: number): number {
    const document = documents++
    slots = withLength(slots, documents)
    current = withLength(current, slot + 1)
    if (slot >= known.length * SLOTS_IN_WORD) grow((slot + 1) * GROWTH)
    slots[document] = slot
    if (slot === NO_SLOT) dead++
    else {
      current[slot] = document + 1
      setBit(known, slot)
    }
    return document
  }

  function put(slot: number, ad: AdWords): void {
    remove(slot)
    late?.set(slot, ad)
    const document = addDocument(slot)
    hashes[slot] = ad.hash
    for (const [word, positions] of ad.words) postings.add(document, word, positions)
    for (const word of ad.nameWords) {
      names.add(document, word, [])
      alike.add(word)
    }
  }

  /** Sets the slots of documents that are not dead. @returns whether there are any. */
  function mark(bits: Bitset, found: Int32Array): boolean {
    let hasAny = false
    for (let at = 0; at < found.length; at++) {
      const slot = slots[found[at] as number] as number
      if (slot === NO_SLOT) continue
      setBit(bits, slot)
      hasAny = true
    }
    return hasAny
  }

  function marked(found: Int32Array): Bitset {
    const bits: Bitset = new Uint32Array(known.length)
    mark(bits, found)
    return bits
  }

  const ofWord = (word: string): Bitset => marked(postings.documentsOf(word))

  /** Slots that hold a word, or whose name holds one of those that are most like it as it is written. */
  function likeWord(word: string, written: string, nearest: number): Bitset {
    const bits = ofWord(word)
    let least = 0
    let taken = 0
    for (const other of alike.like(written)) {
      if (other.similarity < least || taken === MOST_ALIKE) break
      if (!mark(bits, names.documentsOf(other.word))) continue
      least ||= other.similarity * nearest
      taken++
    }
    return bits
  }

  /**
   * The slots that hold words like those asked for. A word that no ad has, and nothing like it, is left out, as long
   * as another one is known.
   */
  function likeQuery(
    query: TextQuery,
    writtenOf: AskedWords['writtenOf'],
    nearest: number,
  ): Bitset {
    const known = new Map<string, Bitset>()
    for (const word of askedWords(query)) {
      const bits = likeWord(word, writtenOf.get(word) ?? word, nearest)
      if (!isEmpty(bits)) known.set(word, bits)
    }
    const none: Bitset = new Uint32Array()
    if (known.size === 0) return none
    return selectLike(query, texts(), (word) => known.get(word)?.slice()) ?? none
  }

  /** The slots whose names hold each of these words as they are written. */
  function named(words: readonly string[]): Bitset {
    const [first = new Uint32Array(), ...others] = words.map((word) =>
      marked(names.documentsOf(word)),
    )
    for (const bits of others) intersect(first, bits)
    return first
  }

  const texts = (): SearchedTexts => ({
    all: known,
    ofWord,
    ofPhrase: (phrase) => marked(phraseDocuments(phrase, postings)),
  })

  /** Frees the memory of dead documents; answers and changes go on meanwhile. */
  async function compact(): Promise<void> {
    if (late) return
    late = new Map()
    const copied = await copyLiving({ postings, names }, slots.slice(0, documents))
    const [before, missed] = [slots, late]
    postings = copied.postings
    names = copied.names
    alike = copied.alike
    late = undefined
    documents = 0
    dead = 0
    slots = new Int32Array(copied.former.length)
    current = new Int32Array(current.length)
    known = new Uint32Array(known.length)
    for (const document of copied.former) addDocument(before[document] as number)
    for (const [slot, ad] of missed) put(slot, ad)
  }

  return {
    /** Adds or replaces the words of a slot. */
    put,
    remove,
    compact,

    /** The hash of a slot's text; `undefined` where it is not known. */
    hashAt: (slot: number): number | undefined => (hasBit(known, slot) ? hashes[slot] : undefined),

    /** Whether so much of it is dead that it should be compacted. */
    isSparse: (): boolean => dead > FEW_DEAD && dead > documents / 3,

    /** The slots that hold what a text asks for, as `@@` of PostgreSQL. */
    select: ({ query }: AskedWords): Bitset =>
      query ? selectText(query, texts()) : new Uint32Array(),

    /** The slots that hold words like those of a text, for typing errors; stop words are found in names. */
    selectLike: ({ query, written, writtenOf }: AskedWords): Bitset => {
      if (!query) return named(written)
      let bits: Bitset = new Uint32Array()
      for (const nearest of NEAREST) {
        bits = likeQuery(query, writtenOf, nearest)
        if (!isEmpty(bits)) break
      }
      return bits
    },

    /** What it keeps in streams, in bytes. */
    get size() {
      return postings.size + names.size + alike.size
    },
  }
}
