import { type Bitset, clearBit, setBit, wordsFor } from '../../live-index/bitset.ts'
import { createAlikeWords } from '../likeness/alike-words.ts'
import { createLikeSearch } from '../likeness/like-search.ts'
import { withLength } from './byte-streams.ts'
import { copyLiving, NO_SLOT } from './copy-living.ts'
import { createKeptSearches } from './kept-searches.ts'
import { createPostings } from './postings.ts'
import { createOrderSearch, createSomeSearch } from './some-words.ts'
import type { DocumentSearch, Rank, SearchedDocuments } from './word-search.ts'
import type { AdWords, AskedWords } from './words.ts'

/** Fewer documents without an ad are left where they are. */
const FEW_DEAD = 10_000
const GROWTH = 1.25

/**
 * What a text is compared by: all of its words, as `@@` of PostgreSQL; at least half of them, where ads have each; words
 * like them; at least half of them. By the words of `first` nothing is found, they only have an order.
 */
export type FoundBy = 'words' | 'knownWords' | 'likeness' | 'someWords' | 'first'

const SEARCHES: Record<
  Exclude<FoundBy, 'words'>,
  (asked: AskedWords, documents: SearchedDocuments) => DocumentSearch
> = {
  knownWords: (asked, documents) => createSomeSearch(asked, documents, true),
  likeness: createLikeSearch,
  someWords: (asked, documents) => createSomeSearch(asked, documents, false),
  first: createOrderSearch,
}

/** A search for one text. */
export interface TextSearch {
  /** Goes on until everything is ready for `select`, or the time is over. @returns whether it is. */
  advance: (isOver: () => boolean) => boolean
  /** False where it has to be begun again, because of what was written since. */
  isCurrent: () => boolean
  /** The slots that match, of what is in the index at that moment. */
  select: () => Bitset
  /** The order of relevance at that moment, the first rank first; see `DocumentSearch`. */
  ranks: () => Rank[]
}

/**
 * An inverted index of the texts of one type's live ads: what `@@` of PostgreSQL says of them, by slots of the
 * live index (decision 171). A changed text is a new document; the former one is dead and left out of answers.
 */
export function createWordIndex() {
  let postings = createPostings()
  let names = createPostings()
  let nameStems = createPostings()
  let alike = createAlikeWords()
  let kept = createKeptSearches()
  let documents = 0
  let dead = 0
  /** More dead documents than these are copied away. */
  let mostDead = FEW_DEAD
  /** By document. */
  let slots: Int32Array = new Int32Array()
  /** By slot: the document's number plus one. */
  let current: Int32Array = new Int32Array()
  /** Documents that are not dead. */
  let living: Bitset = new Uint32Array()
  /** By slot. */
  let hashes: Float64Array = new Float64Array()
  /** What was put while the index is being compacted. */
  let late: Map<number, AdWords> | undefined

  function remove(slot: number): void {
    const document = (current[slot] ?? 0) - 1
    late?.delete(slot)
    if (document < 0) return
    current[slot] = 0
    slots[document] = NO_SLOT
    clearBit(living, document)
    dead++
  }

  function addDocument(slot: number): number {
    const document = documents++
    slots = withLength(slots, documents)
    current = withLength(current, slot + 1)
    if (document >>> 5 >= living.length) {
      const longer = new Uint32Array(living.length * GROWTH + 1)
      longer.set(living)
      living = longer
    }
    slots[document] = slot
    if (slot === NO_SLOT) dead++
    else {
      current[slot] = document + 1
      setBit(living, document)
    }
    return document
  }

  function setHash(slot: number, hash: number): void {
    if (slot >= hashes.length) {
      const longer = new Float64Array((slot + 1) * GROWTH)
      longer.set(hashes)
      hashes = longer
    }
    hashes[slot] = hash
  }

  function put(slot: number, ad: AdWords): void {
    remove(slot)
    late?.set(slot, ad)
    const document = addDocument(slot)
    setHash(slot, ad.hash)
    for (const [word, positions] of ad.words) postings.add(document, word, positions)
    for (const word of ad.nameStems) nameStems.add(document, word, [])
    for (const word of ad.nameWords) {
      names.add(document, word, [])
      alike.add(word)
    }
  }

  /** The slots of documents that are not dead. */
  function slotsWith(found: Bitset): Bitset {
    const bits: Bitset = new Uint32Array(wordsFor(current.length))
    for (let word = 0; word < found.length; word++) {
      for (let rest = found[word] as number; rest !== 0; rest &= rest - 1) {
        setBit(bits, slots[(word << 5) + 31 - Math.clz32(rest & -rest)] as number)
      }
    }
    return bits
  }

  /** A search for what a text asks for, which can pause. */
  function search(asked: AskedWords, by: FoundBy): TextSearch {
    const searched: SearchedDocuments = {
      ...{ postings, names, nameStems, alike },
      living: () => living,
      total: () => documents,
    }
    const own = by === 'words' ? kept.begin(asked, searched) : SEARCHES[by](asked, searched)
    const isCompacted = () => searched.postings !== postings
    return {
      advance: (isOver) => isCompacted() || own.advance(isOver),
      isCurrent: () => !isCompacted() && own.isCurrent(),
      select: () => (isCompacted() ? search(asked, by).select() : slotsWith(own.select())),
      ranks: () =>
        isCompacted()
          ? search(asked, by).ranks()
          : own.ranks().map(({ bits, reason }) => ({ bits: slotsWith(bits), reason })),
    }
  }

  /** The index of the documents that are not dead, under their new numbers; then what came meanwhile is put. */
  async function copy(missed: ReadonlyMap<number, AdWords>): Promise<void> {
    const copied = await copyLiving({ postings, names, nameStems }, slots.slice(0, documents))
    const before = slots
    slots = new Int32Array(copied.former.length)
    current = new Int32Array(current.length)
    living = new Uint32Array(wordsFor(copied.former.length))
    postings = copied.postings
    names = copied.names
    nameStems = copied.nameStems
    alike = copied.alike
    kept = createKeptSearches()
    late = undefined
    documents = 0
    dead = 0
    for (const document of copied.former) addDocument(before[document] as number)
    for (const [slot, ad] of missed) put(slot, ad)
  }

  /**
   * Frees the memory of dead documents; answers and changes go on meanwhile. Where copying fails, the index stays as it
   * is, and is sparse again when more of it is dead.
   */
  async function compact(): Promise<void> {
    if (late) return
    late = new Map()
    try {
      await copy(late)
      mostDead = FEW_DEAD
    } catch {
      mostDead = dead + FEW_DEAD
    } finally {
      late = undefined
    }
  }

  return {
    /** Adds or replaces the words of a slot. */
    put,
    remove,
    compact,

    /** The hash of a slot's text; `undefined` where it is not known. */
    hashAt: (slot: number): number | undefined => (current[slot] ? hashes[slot] : undefined),

    /** Whether so much of it is dead that it should be compacted. */
    isSparse: (): boolean => dead > mostDead && dead > documents / 3,

    search,

    /** What it keeps in streams, in bytes. */
    get size() {
      return postings.size + names.size + nameStems.size + alike.size
    },
  }
}
