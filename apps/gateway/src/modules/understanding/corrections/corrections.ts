import { spellingKey } from '@trassa/catalog/names/spelling-key'
import { stem } from '@trassa/catalog/names/stem'
import { inCyrillic } from './in-cyrillic.ts'
import { inOneAlphabet } from './mixed-letters.ts'
import { inOtherLayout, lettersIn } from './other-layout.ts'
import { makeSimilarWords, type SimilarWords } from './similar-words.ts'

/** Words of queries and of names, as they are written. */
export interface Vocabulary {
  /** Whether a word means something by itself or in a name. */
  has: (word: string) => boolean
  /** Words with the fewest mistakes between them and this one. */
  similarTo: SimilarWords
}

/** Whether a spelling is a name by itself, and whether one of a mark, a model or a place. */
export type NameOf = (key: string) => 'row' | 'label' | undefined

/** So many corrected queries are compared at most. */
const MOST = 12
const ENDING = /^(?:к?[аия]ми|[оеа]го|[оеы]му|[ая]ми?)$/
/** Shorter words are not looked for as halves of one. */
const SHORTEST = 3
/** Words that are missing from names are seldom two others unless these are long. */
const LONG_HALF = 4

/** Queries that may have been meant by one with mistakes. */
export function createCorrections({ has, similarTo }: Vocabulary, nameOf: NameOf) {
  /** Two names without a space: "ладавеста", "бмвх5". */
  function halves(word: string, following: string): string[] {
    const digits = /^\d*/.exec(following)?.[0] ?? ''
    const ends = Array.from({ length: word.length }, (_, at) => at)
    return ends.flatMap((at) => {
      const [one, other] = [word.slice(0, at), word.slice(at)]
      // "молотками" has an ending, no second word.
      if (ENDING.test(other)) return []
      if (one.length < SHORTEST || (other.length < SHORTEST && digits === '')) return []
      const further = nameOf(spellingKey(`${other}${digits}`)) ?? nameOf(spellingKey(other))
      const names = [nameOf(spellingKey(one)), further]
      if (names.includes(undefined) || !names.includes('row')) return []
      if (names.includes('label') && Math.min(one.length, other.length) < LONG_HALF) return []
      return [`${one} ${other}`]
    })
  }

  /** Queries with other words in place of unread ones that no name has. */
  function withOthers(plain: string, unread: readonly string[]): string[] {
    let queries = [plain]
    for (const word of unread) {
      if (has(word)) continue
      const following = plain.slice(plain.indexOf(word) + word.length)
      const others = [...similarTo(word), ...halves(word, following)]
      if (others.length === 0) continue
      queries = queries
        .flatMap((query) => [query, ...others.map((other) => query.replace(word, other))])
        .slice(0, MOST)
    }
    return queries
  }

  return {
    /** @param unread the words of the query that mean nothing as they are */
    of: (plain: string, unread: string): string[] => {
      const queries = withOthers(plain, lettersIn(unread))
      for (const other of [
        ...inOtherLayout(plain, has),
        inOneAlphabet(plain),
        inCyrillic(plain, has),
      ]) {
        if (other === plain) continue
        const unknown = lettersIn(other).filter((word) => !has(word))
        queries.push(...withOthers(other, unknown))
      }
      return [...new Set(queries)].filter((query) => query !== plain)
    },
  }
}

/** Collects the words of names and their stems. */
export function collectWords() {
  const words = new Set<string>()
  /** Without words that are their own stems. */
  const stems = new Set<string>()
  const hasStem = (stemmed: string) =>
    stems.has(stemmed) || (words.has(stemmed) && stem(stemmed) === stemmed)
  return {
    add: (word: string): void => {
      if (words.has(word)) return
      words.add(word)
      const stemmed = stem(word)
      if (stemmed !== word) stems.add(stemmed)
    },
    /** Of all words that were added, in slices (`inSlices`). */
    makeVocabulary: function* (): Generator<void, Vocabulary> {
      const similarTo = yield* makeSimilarWords(words)
      const has = (word: string) => words.has(word) || hasStem(stem(word))
      return { has, similarTo }
    },
  }
}
