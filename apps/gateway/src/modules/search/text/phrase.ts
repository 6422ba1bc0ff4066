import type { Places } from './postings.ts'
import { type TextQuery, widthOf } from './text-query.ts'

const NOWHERE: Places = { documents: new Int32Array(), positions: new Int32Array() }

/** Where a word or a phrase ends: the same as `endsOf` of one text, for all documents at once. */
export function phraseEnds(query: TextQuery, placesOf: (word: string) => Places): Places {
  if (query.op === 'word') return placesOf(query.word)
  if (query.op !== 'phrase') return NOWHERE
  const left = phraseEnds(query.left, placesOf)
  const right = phraseEnds(query.right, placesOf)
  return endsAfter(left, right, query.distance + widthOf(query.right))
}

/** The places of `right` that have one of `left` so many positions before; both are in order. */
function endsAfter(left: Places, right: Places, gap: number): Places {
  const documents = new Int32Array(right.documents.length)
  const positions = new Int32Array(right.documents.length)
  let found = 0
  let at = 0
  for (let place = 0; place < right.documents.length; place++) {
    const document = right.documents[place] as number
    const start = (right.positions[place] as number) - gap
    while (isBefore(left, at, document, start)) at++
    if (left.documents[at] !== document || left.positions[at] !== start) continue
    documents[found] = document
    positions[found++] = start + gap
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
