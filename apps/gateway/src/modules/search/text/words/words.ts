import type { TextQuery, WordPositions } from './text-query.ts'

/** The words of an ad as PostgreSQL's text search has them. */
export interface AdWords {
  /** Of the whole text: tells whether it has changed. */
  hash: number
  words: WordPositions
  /** The words of its title and keywords as they are written, in lower case. */
  nameWords: readonly string[]
  /** Those of `words` that stand in its title and keywords. */
  nameStems: readonly string[]
}

/** What a text asks for. */
export interface AskedWords {
  /** As `websearch_to_tsquery` makes it; `undefined` for a text of stop words alone. */
  query: TextQuery | undefined
  /** Its words as they are written, in lower case. */
  written: string[]
  /** The written word of each that the query asks for. */
  writtenOf: ReadonlyMap<string, string>
}
