import { type Bitset, intersect } from '../../live-index/bitset.ts'
import { selectLike } from '../words/select-text.ts'
import { ranksByCount } from '../words/some-words.ts'
import { askedWords, excludedPhrases } from '../words/text-query.ts'
import {
  createSearchedTexts,
  type DocumentSearch,
  type SearchedDocuments,
} from '../words/word-search.ts'
import type { AskedWords } from '../words/words.ts'
import type { AlikeWord } from './alike-words.ts'

/**
 * Of words that are like an asked one those count whose similarity is at least this part of the greatest; all of them,
 * where no ad has the nearest ones of all words together.
 */
const NEAREST = [0.9, 0]
/** A word is replaced by so many words at most. */
const MOST_ALIKE = 20

const isEmpty = (bits: Bitset): boolean => bits.every((word) => word === 0)

/** A search for documents with words like those of a text, for typing errors; stop words are found in names. */
export function createLikeSearch(
  { query, written, writtenOf }: AskedWords,
  documents: SearchedDocuments,
): DocumentSearch {
  const { postings, names, alike, living } = documents
  const words = query ? [...new Set(askedWords(query))] : []
  const phrases = query ? excludedPhrases(query) : []
  const searched = createSearchedTexts(documents, { phrases, required: [] })
  const alikeTo = new Map<string, AlikeWord[]>()
  const knownWords = alike.count
  const empty = (): Bitset => new Uint32Array(living().length)

  function alikeOf(word: string): AlikeWord[] {
    const found = alikeTo.get(word) ?? alike.like(writtenOf.get(word) ?? word)
    alikeTo.set(word, found)
    return found
  }

  /** Documents that hold a word, or whose name holds one of those that are most like it as it is written. */
  function likeWord(word: string, nearest: number): Bitset {
    const bits = empty()
    postings.addDocuments(bits, word, living())
    let least = 0
    let taken = 0
    for (const other of alikeOf(word)) {
      if (other.similarity < least || taken === MOST_ALIKE) break
      if (!names.addDocuments(bits, other.word, living())) continue
      least ||= other.similarity * nearest
      taken++
    }
    return bits
  }

  /**
   * The documents that hold words like those asked for. A word that no ad has, and nothing like it, is left out, as long
   * as another one is known.
   */
  function likeQuery(nearest: number): Bitset {
    const known = new Map(
      words
        .map((word) => [word, likeWord(word, nearest)] as const)
        .filter(([, bits]) => !isEmpty(bits)),
    )
    if (!query || known.size === 0) return empty()
    return selectLike(query, searched.texts(), (word) => known.get(word)?.slice()) ?? empty()
  }

  /** The documents whose names hold each of these words as they are written. */
  function named(): Bitset {
    const [first = empty(), ...others] = written.map((word) => {
      const bits = empty()
      names.addDocuments(bits, word, living())
      return bits
    })
    for (const bits of others) intersect(first, bits)
    return first
  }

  return {
    advance: (isOver) => {
      for (const word of words) {
        if (alikeTo.has(word)) continue
        alikeOf(word)
        if (isOver()) return false
      }
      return searched.advance(isOver)
    },
    isCurrent: () => alike.count === knownWords,
    ranks: () => ranksByCount(query, documents, 1),
    select: () => {
      if (!query) return named()
      let bits = empty()
      for (const nearest of NEAREST) {
        bits = likeQuery(nearest)
        if (!isEmpty(bits)) break
      }
      return bits
    },
  }
}
