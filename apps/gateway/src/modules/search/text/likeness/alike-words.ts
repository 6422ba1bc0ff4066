import { createByteStreams, decodeAscending, withLength } from '../words/byte-streams.ts'
import { detached } from '../words/postings.ts'
import { similarityOf, trigramsOf } from './trigrams.ts'

/** The least similarity of words that may be meant by each other: that of pg_trgm's operator `%`. */
export const LEAST_SIMILARITY = 0.3
/** A shorter word is like too many, and one with a digit names another thing when it is changed. */
const LEAST_LETTERS = 3
const isReplaceable = (word: string) => word.length >= LEAST_LETTERS && !/\p{N}/u.test(word)

/** A word that may be meant by another one. */
export interface AlikeWord {
  word: string
  similarity: number
}

/** The words that a mistyped one may mean, found by their trigrams. */
export function createAlikeWords() {
  const words: string[] = []
  const known = new Set<string>()
  const numbers = new Map<string, number>()
  /** The numbers of the words with a trigram. */
  const streams = createByteStreams()
  let counts: Int32Array = new Int32Array()
  let lasts: Int32Array = new Int32Array()
  /** How many trigrams each word has. */
  let sizes: Int32Array = new Int32Array()

  function list(trigram: string, word: number): void {
    let number = numbers.get(trigram)
    if (number === undefined) {
      number = streams.add()
      numbers.set(trigram, number)
      counts = withLength(counts, number + 1)
      lasts = withLength(lasts, number + 1)
    }
    streams.append(number, word - (lasts[number] as number))
    lasts[number] = word
    counts[number] = (counts[number] as number) + 1
  }

  return {
    /** Adds a word, unless it is there. */
    add: (read: string): void => {
      if (known.has(read) || !isReplaceable(read)) return
      const word = detached(read)
      known.add(word)
      const trigrams = trigramsOf(word)
      sizes = withLength(sizes, words.length + 1)
      sizes[words.length] = trigrams.size
      for (const trigram of trigrams) list(trigram, words.length)
      words.push(word)
    },

    /** Words that are similar enough, itself included; the most similar first, equal ones by their letters. */
    like: (asked: string): AlikeWord[] => {
      if (!isReplaceable(asked)) return []
      const trigrams = trigramsOf(asked)
      const shared = new Uint8Array(words.length)
      const touched: number[] = []
      for (const trigram of trigrams) {
        const number = numbers.get(trigram)
        if (number === undefined) continue
        for (const word of decodeAscending(streams.bytesOf(number), counts[number] as number)) {
          if (shared[word] === 0) touched.push(word)
          shared[word] = (shared[word] as number) + 1
        }
      }
      return touched
        .map((word) => ({
          word: words[word] as string,
          similarity: similarityOf(shared[word] as number, trigrams.size, sizes[word] as number),
        }))
        .filter(({ similarity }) => similarity >= LEAST_SIMILARITY)
        .sort((a, b) => b.similarity - a.similarity || (a.word < b.word ? -1 : 1))
    },

    /** How many words there are. */
    get count() {
      return words.length
    },

    /** What the lists take, in bytes. */
    get size() {
      return streams.size
    },
  }
}
