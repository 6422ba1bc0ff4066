import type { Places } from './postings.ts'
import { type TextQuery, widthOf } from './text-query.ts'

/** Where words stand. */
export interface SearchedPlaces {
  /** How many documents hold a word. */
  countOf: (word: string) => number
  /** The places of a word in all documents, or at least in those of an ascending list. */
  placesOf: (word: string, among?: Int32Array) => Places
}

/** A word of a phrase, and how many positions before the phrase's end it stands. */
interface Part {
  word: string
  before: number
}

const NONE: Int32Array = new Int32Array()

/**
 * The documents that hold a phrase, ascending: the same as `endsOf` of one text, for all documents at once. Each word is
 * decoded once, the rarest first, and only while there is a document that holds the ones before in their places.
 */
export function phraseDocuments(query: TextQuery, texts: SearchedPlaces): Int32Array {
  const parts = Map.groupBy(partsOf(query, 0), ({ word }) => word)
  const rarestFirst = [...parts.keys()].sort((a, b) => texts.countOf(a) - texts.countOf(b))
  let ends: Places | undefined
  for (const word of rarestFirst) {
    const places = texts.placesOf(word, ends && documentsIn(ends))
    for (const { before } of parts.get(word) ?? []) {
      ends = ends ? endsWith(ends, places, before) : later(places, before)
    }
    if (ends?.documents.length === 0) return NONE
  }
  return ends ? documentsIn(ends) : NONE
}

/** `websearch_to_tsquery` makes phrases of words only. */
function partsOf(query: TextQuery, before: number): Part[] {
  if (query.op === 'word') return [{ word: query.word, before }]
  if (query.op !== 'phrase') throw new Error(`Not a part of a phrase: ${query.op}`)
  const gap = query.distance + widthOf(query.right)
  return [...partsOf(query.left, before + gap), ...partsOf(query.right, before)]
}

function later({ documents, positions }: Places, by: number): Places {
  const moved = positions.slice()
  for (let at = 0; at < moved.length; at++) moved[at] = (moved[at] as number) + by
  return { documents, positions: moved }
}

/** Those ends of a phrase that have one of `places` so many positions before; both are in order. */
function endsWith(ends: Places, places: Places, before: number): Places {
  const documents = new Int32Array(ends.documents.length)
  const positions = new Int32Array(ends.documents.length)
  let found = 0
  let at = 0
  for (let end = 0; end < ends.documents.length; end++) {
    const document = ends.documents[end] as number
    const position = ends.positions[end] as number
    while (isBefore(places, at, document, position - before)) at++
    if (places.documents[at] !== document || places.positions[at] !== position - before) continue
    documents[found] = document
    positions[found++] = position
  }
  return { documents: documents.subarray(0, found), positions: positions.subarray(0, found) }
}

function isBefore(places: Places, at: number, document: number, position: number): boolean {
  const own = places.documents[at]
  return (
    own !== undefined &&
    (own < document || (own === document && (places.positions[at] as number) < position))
  )
}

/** Each document of ordered places once. */
function documentsIn({ documents }: Places): Int32Array {
  const each = new Int32Array(documents.length)
  let found = 0
  for (let at = 0; at < documents.length; at++) {
    if (documents[at] !== each[found - 1]) each[found++] = documents[at] as number
  }
  return each.subarray(0, found)
}
