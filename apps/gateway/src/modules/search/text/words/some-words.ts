import { type Bitset, subtract } from '../../live-index/bitset.ts'
import { selectText } from './select-text.ts'
import { askedWords, excludedPhrases, exclusionsOf, type TextQuery } from './text-query.ts'
import {
  createSearchedTexts,
  type DocumentSearch,
  type Rank,
  type SearchedDocuments,
} from './word-search.ts'
import type { AskedWords } from './words.ts'

/** Further words of a text do not matter. */
const MOST_WORDS = 8

const wordsOf = (query: TextQuery | undefined): string[] =>
  query ? [...new Set(askedWords(query))].slice(0, MOST_WORDS) : []

/** For each number from 1 to that of the sets, what is in at least so many of them. */
export function inAtLeast(sets: readonly Bitset[], length: number): Bitset[] {
  const counted = sets.map((): Bitset => new Uint32Array(length))
  for (const [nth, set] of sets.entries()) {
    for (let more = nth; more >= 0; more--) {
      const at = counted[more] as Bitset
      const fewer = counted[more - 1]
      for (let word = 0; word < set.length; word++) {
        const reached = fewer ? (set[word] as number) & (fewer[word] as number) : set[word]
        at[word] = (at[word] as number) | (reached as number)
      }
    }
  }
  return counted
}

/** The sets of living documents with at least 1, 2, … of these words. */
function documentsWith(
  words: readonly string[],
  { living }: Pick<SearchedDocuments, 'living'>,
  places: SearchedDocuments['postings'],
): Bitset[] {
  const { length } = living()
  const sets = words.map((word) => {
    const bits: Bitset = new Uint32Array(length)
    places.addDocuments(bits, word, living())
    return bits
  })
  return inAtLeast(sets, length)
}

/**
 * By how many of a text's words documents hold, the more the earlier, and among as many those first whose names hold as
 * many.
 *
 * @param least of words; documents with fewer are of no rank
 */
export function ranksByCount(
  query: TextQuery | undefined,
  documents: SearchedDocuments,
  least: number,
): Rank[] {
  const words = wordsOf(query)
  const anywhere = documentsWith(words, documents, documents.postings)
  const named = documentsWith(words, documents, documents.nameStems)
  const ranks: Rank[] = []
  for (let count = words.length; count >= Math.max(least, 1); count--) {
    const reason = `слов ${count} из ${words.length}`
    ranks.push(
      { bits: named[count - 1] as Bitset, reason: `${reason}, столько же в названии` },
      { bits: anywhere[count - 1] as Bitset, reason },
    )
  }
  return ranks
}

/**
 * A search for documents with at least half of a text's words, but nothing that it excludes.
 *
 * @param isOnlyOfKnown where no document holds one of the words, which may be mistyped, nothing is found
 */
export function createSomeSearch(
  { query }: AskedWords,
  documents: SearchedDocuments,
  isOnlyOfKnown: boolean,
): DocumentSearch {
  const { living, postings } = documents
  const words = wordsOf(query)
  const least = Math.ceil(words.length / 2)
  const phrases = query ? excludedPhrases(query) : []
  const searched = createSearchedTexts(documents, { phrases, required: [] })
  const empty = (): Bitset => new Uint32Array(living().length)
  const isKnown = (word: string) => postings.addDocuments(empty(), word, living())

  return {
    advance: searched.advance,
    isCurrent: () => true,
    select: () => {
      if (!query || words.length < 2) return empty()
      if (isOnlyOfKnown && !words.every(isKnown)) return empty()
      const bits = documentsWith(words, documents, postings)[least - 1] ?? empty()
      for (const excluded of exclusionsOf(query)) {
        subtract(bits, selectText(excluded, searched.texts()))
      }
      return bits
    },
    ranks: () => ranksByCount(query, documents, least),
  }
}

/** An order of relevance alone: documents with more of a text's words stand first, none is selected. */
export const createOrderSearch = (
  { query }: AskedWords,
  documents: SearchedDocuments,
): DocumentSearch => ({
  advance: () => true,
  isCurrent: () => true,
  select: () => new Uint32Array(documents.living().length),
  ranks: () => ranksByCount(query, documents, 1),
})
