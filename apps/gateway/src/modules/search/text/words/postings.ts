import { createByteStreams, decodeAscending, withLength } from './byte-streams.ts'

/** Places of words in documents, ascending by document and position. */
export interface Places {
  documents: Int32Array
  positions: Int32Array
}

const NO_DOCUMENTS = new Int32Array()
const NO_PLACES: Places = { documents: NO_DOCUMENTS, positions: NO_DOCUMENTS }

/**
 * For each word the documents that hold it and its positions there. Documents are numbers that only grow, so that
 * an update is a new document and nothing is ever changed inside of a stream.
 */
export function createPostings() {
  /** A word's number; its documents and positions are the streams of that number. */
  const numbers = new Map<string, number>()
  const documents = createByteStreams()
  const positions = createByteStreams()
  let counts: Int32Array = new Int32Array()
  let lasts: Int32Array = new Int32Array()

  function numberOf(word: string): number {
    const known = numbers.get(word)
    if (known !== undefined) return known
    const number = documents.add()
    positions.add()
    counts = withLength(counts, number + 1)
    lasts = withLength(lasts, number + 1)
    numbers.set(detached(word), number)
    return number
  }

  return {
    /** Adds the places of a word in a document, which is not below those that were added before. */
    add: (document: number, word: string, at: ArrayLike<number>): void => {
      const number = numberOf(word)
      documents.append(number, document - (lasts[number] as number))
      lasts[number] = document
      counts[number] = (counts[number] as number) + 1
      let last = 0
      for (let index = 0; index < at.length; index++) {
        const position = at[index] as number
        const hasMore = index + 1 < at.length
        positions.append(number, ((position - last) << 1) | Number(hasMore))
        last = position
      }
    },

    words: (): Iterable<string> => numbers.keys(),

    /** The documents that hold a word, ascending. */
    documentsOf: (word: string): Int32Array => {
      const number = numbers.get(word)
      if (number === undefined) return NO_DOCUMENTS
      return decodeAscending(documents.bytesOf(number), counts[number] as number)
    },

    /** How many documents hold a word. */
    countOf: (word: string): number => counts[numbers.get(word) ?? -1] ?? 0,

    /** Where a word stands: in all documents, or at least in those of an ascending list. */
    placesOf: (word: string, among?: Int32Array): Places => {
      const number = numbers.get(word)
      if (number === undefined) return NO_PLACES
      const holding = decodeAscending(documents.bytesOf(number), counts[number] as number)
      const isFew = among !== undefined && among.length < holding.length / 2
      const marks = isFew ? marksOf(holding, among) : undefined
      return decodePlaces(positions.bytesOf(number), holding, marks)
    },

    /** What the places take, in bytes, without the words themselves. */
    get size() {
      return documents.size + positions.size
    },
  }
}

/** A copy: a part of a longer string would keep all of it in memory. */
export const detached = (word: string): string => Buffer.from(word).toString()

/** The places in the documents that hold a word; only in the marked ones where there are marks. */
function decodePlaces(bytes: Uint8Array, holding: Int32Array, marks?: Uint8Array): Places {
  // A place takes a byte at least.
  const documents = new Int32Array(bytes.length)
  const positions = new Int32Array(bytes.length)
  let place = 0
  let index = 0
  let position = 0
  for (let at = 0; at < bytes.length; ) {
    let byte = bytes[at++] as number
    let value = byte & 127
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++] as number
      value |= (byte & 127) << shift
    }
    position += value >>> 1
    documents[place] = holding[index] as number
    positions[place] = position
    place += marks ? (marks[index] as number) : 1
    if ((value & 1) === 0) {
      index++
      position = 0
    }
  }
  return { documents: documents.subarray(0, place), positions: positions.subarray(0, place) }
}

/** 1 for each of `holding` that is in `among`, too, otherwise 0; both are ascending. */
function marksOf(holding: Int32Array, among: Int32Array): Uint8Array {
  const marks = new Uint8Array(holding.length)
  let wanted = 0
  for (let index = 0; index < holding.length && wanted < among.length; index++) {
    while ((among[wanted] as number) < (holding[index] as number)) wanted++
    marks[index] = Number(among[wanted] === holding[index])
  }
  return marks
}
