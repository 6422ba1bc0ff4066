import { otherLayout } from '@trassa/catalog/names/keyboard-layout'
import { plainSpelling, tokensOf } from '@trassa/catalog/names/spelling-key'
import { stem } from '@trassa/catalog/names/stem'
import { makeSimilarWords, type SimilarWords } from './similar-words.ts'

/** Words of queries and of names, as they are written. */
export interface Vocabulary {
  /** Whether a word means something by itself or in a name. */
  has: (word: string) => boolean
  /** Words with the fewest mistakes between them and this one. */
  similarTo: SimilarWords
}

/** So many corrected queries are compared at most. */
const MOST = 12
/** Shorter words are not looked for in the other layout or as halves of one. */
const SHORTEST = 3

/** Queries that may have been meant by one with mistakes. */
export function createCorrections({ has, similarTo }: Vocabulary) {
  const lettersIn = (plain: string): string[] =>
    tokensOf(plain).flatMap(({ text, isNumber }) => (isNumber ? [] : [text]))

  /** A piece in the other layout of the keyboard, where that makes words of it. */
  function inOtherLayout(piece: string): string {
    if (lettersIn(piece).every(has) && lettersIn(piece).length > 0) return piece
    const other = plainSpelling(otherLayout(piece))
    const letters = lettersIn(other)
    const areWords =
      letters.length > 0 && letters.every((word) => word.length >= SHORTEST && has(word))
    return areWords ? other : piece
  }

  /** Two names without a space: "ладавеста". */
  function halves(word: string): string[] {
    const ends = Array.from({ length: word.length }, (_, at) => at)
    return ends
      .filter((at) => at >= SHORTEST && word.length - at >= SHORTEST)
      .map((at): [string, string] => [word.slice(0, at), word.slice(at)])
      .filter(([one, other]) => has(one) && has(other))
      .map((two) => two.join(' '))
  }

  /** Queries with other words in place of unread ones. */
  function withOthers(plain: string, unread: readonly string[]): string[] {
    let queries = [plain]
    for (const word of unread) {
      const others = [...similarTo(word), ...halves(word)]
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
      const typed = plain.split(' ').map(inOtherLayout).join(' ')
      const queries = [...withOthers(plain, lettersIn(unread))]
      if (typed !== plain)
        queries.push(
          ...withOthers(
            typed,
            lettersIn(typed).filter((word) => !has(word)),
          ),
        )
      return queries.filter((query) => query !== plain)
    },
  }
}

/** The words of names and their stems. */
export function* makeVocabulary(names: Iterable<string>): Generator<void, Vocabulary> {
  const words = new Set<string>()
  const stems = new Set<string>()
  for (const name of names) {
    yield
    for (const { text, isNumber } of tokensOf(plainSpelling(name))) {
      if (isNumber) continue
      words.add(text)
      stems.add(stem(text))
    }
  }
  const similarTo = yield* makeSimilarWords(words)
  return { has: (word) => words.has(word) || stems.has(stem(word)), similarTo }
}
