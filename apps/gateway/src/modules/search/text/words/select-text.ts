import { type Bitset, intersect, subtract, unite } from '../../live-index/bitset.ts'
import type { Phrase, TextQuery } from './text-query.ts'

/** What a text is looked for in: sets of documents. */
export interface SearchedTexts {
  /** All of them; must not be changed. */
  all: Bitset
  /** A new set of those that hold a word. */
  ofWord: (word: string) => Bitset
  /** A new set of those that hold a phrase. */
  ofPhrase: (phrase: Phrase) => Bitset
}

/** The documents that have what a query asks for: a new set, as long as that of all. */
export function selectText(query: TextQuery, texts: SearchedTexts): Bitset {
  switch (query.op) {
    case 'word':
      return texts.ofWord(query.word)
    case 'phrase':
      return texts.ofPhrase(query)
    case 'not': {
      const bits = texts.all.slice()
      subtract(bits, selectText(query.of, texts))
      return bits
    }
    case 'and': {
      const bits = selectText(query.left, texts)
      if (bits.some((word) => word !== 0)) intersect(bits, selectText(query.right, texts))
      return bits
    }
    case 'or': {
      const bits = selectText(query.left, texts)
      unite(bits, selectText(query.right, texts))
      return bits
    }
  }
}

/**
 * The documents that are like a query: those that have what it asks for when each word is replaced by what
 * `likeWord` finds for it, and a phrase by its words. What must not be there is taken as it is written.
 *
 * @param likeWord a new set; `undefined` for a word that is left out.
 * @returns `undefined` where all words are left out.
 */
export function selectLike(
  query: TextQuery,
  texts: SearchedTexts,
  likeWord: (word: string) => Bitset | undefined,
): Bitset | undefined {
  const { op } = query
  if (op === 'not') return selectText(query, texts)
  if (op === 'word') return likeWord(query.word)
  const bits = selectLike(query.left, texts, likeWord)
  const others = selectLike(query.right, texts, likeWord)
  if (!bits || !others) return bits ?? others
  if (op === 'or') unite(bits, others)
  else intersect(bits, others)
  return bits
}
