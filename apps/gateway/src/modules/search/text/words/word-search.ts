import { type Bitset, intersect } from '../../live-index/bitset.ts'
import type { createAlikeWords } from '../likeness/alike-words.ts'
import { createPhraseSearch, type PhraseSearch } from './phrase-search.ts'
import type { createPostings } from './postings.ts'
import { selectNamed } from './select-named.ts'
import { type SearchedTexts, selectText } from './select-text.ts'
import { type Phrase, phrasesOf, requiredWords } from './text-query.ts'
import type { AskedWords } from './words.ts'

/** The documents of an index between two compactions. */
export interface SearchedDocuments {
  postings: ReturnType<typeof createPostings>
  /** The words of names as they are written. */
  names: ReturnType<typeof createPostings>
  /** The words of `postings` that stand in names; they have no positions. */
  nameStems: ReturnType<typeof createPostings>
  alike: ReturnType<typeof createAlikeWords>
  /** Those that are not dead, with room for all; must not be changed. */
  living: () => Bitset
  /** How many there are, dead ones included. */
  total: () => number
}

/** Documents, or slots, that stand before those of later ranks and of none. */
export interface Rank {
  bits: Bitset
  /** Why they do, for developers. */
  reason: string
}

/** Why ads whose names hold all words stand first. */
export const NAMED = 'все слова в названии'

/** A search for one text among documents; see `TextSearch`. */
export interface DocumentSearch {
  advance: (isOver: () => boolean) => boolean
  isCurrent: () => boolean
  /** A set of living documents. */
  select: () => Bitset
  /** The order of relevance among what it selects; also of other documents. */
  ranks: () => Rank[]
}

const NEVER = () => false

/**
 * What a query is looked for in; of phrases those that `advance` has looked for take no time.
 *
 * @param required words that all documents have which the query finds: phrases are not looked for in others.
 */
export function createSearchedTexts(
  documents: SearchedDocuments,
  { phrases, required }: { phrases: readonly Phrase[]; required: readonly string[] },
) {
  const { postings, living, total } = documents
  const searches = new Map<Phrase, PhraseSearch>(
    phrases.map((phrase) => [phrase, createPhraseSearch(phrase, postings, required)]),
  )

  function ofPhrase(phrase: Phrase): Bitset {
    const search = searches.get(phrase) ?? createPhraseSearch(phrase, postings, required)
    search.advance(total(), NEVER)
    const bits = living().slice()
    intersect(bits, search.found())
    return bits
  }

  return {
    /** Looks for all phrases until the time is over. @returns whether they have been found. */
    advance: (isOver: () => boolean): boolean =>
      [...searches.values()].every((search) => search.advance(total(), isOver)),

    /** What is kept of phrases, in bytes. */
    size: (): number =>
      [...searches.values()].reduce((sum, search) => sum + search.found().byteLength, 0),

    /** As of this moment. */
    texts: (): SearchedTexts => ({
      all: living(),
      ofWord: (word) => {
        const bits: Bitset = new Uint32Array(living().length)
        postings.addDocuments(bits, word, living())
        return bits
      },
      ofPhrase,
    }),
  }
}

/** A search for what `@@` of PostgreSQL finds. */
export function createWordSearch(
  { query }: AskedWords,
  documents: SearchedDocuments,
): DocumentSearch & { size: () => number } {
  const searched = createSearchedTexts(documents, {
    phrases: query ? phrasesOf(query) : [],
    required: query ? [...new Set(requiredWords(query))] : [],
  })
  return {
    advance: searched.advance,
    size: searched.size,
    isCurrent: () => true,
    select: () => (query ? selectText(query, searched.texts()) : new Uint32Array()),
    ranks: () => [
      {
        bits: query ? selectNamed(query, documents) : new Uint32Array(),
        reason: NAMED,
      },
    ],
  }
}
