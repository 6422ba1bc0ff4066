import type { Bitset } from '../../live-index/bitset.ts'
import type { createPostings } from './postings.ts'
import { selectText } from './select-text.ts'
import { type TextQuery, withoutPhrases } from './text-query.ts'

interface Named {
  nameStems: Pick<ReturnType<typeof createPostings>, 'addDocuments'>
  living: () => Bitset
}

const noPhrase = (): Bitset => new Uint32Array()

/** The documents whose names alone have what a query asks for, of a phrase its words: a new set. */
export function selectNamed(query: TextQuery, { nameStems, living }: Named): Bitset {
  const ofWord = (word: string): Bitset => {
    const bits: Bitset = new Uint32Array(living().length)
    nameStems.addDocuments(bits, word, living())
    return bits
  }
  return selectText(withoutPhrases(query), { all: living(), ofWord, ofPhrase: noPhrase })
}
