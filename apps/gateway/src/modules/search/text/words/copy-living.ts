import { setImmediate } from 'node:timers/promises'
import { createAlikeWords } from '../likeness/alike-words.ts'
import { createPostings, type Places } from './postings.ts'

/** The slot of a document that is dead: its ad has gone or has another text. */
export const NO_SLOT = -1
/** Places that are copied without yielding to the event loop. */
const COPIED_AT_ONCE = 100_000

type Postings = ReturnType<typeof createPostings>

/**
 * Copies the documents that are not dead, beside answers.
 *
 * @param slots by document, as of the beginning.
 * @returns the copy, and the former number of each of its documents.
 */
export async function copyLiving(from: { postings: Postings; names: Postings }, slots: Int32Array) {
  const copy = { postings: createPostings(), names: createPostings(), alike: createAlikeWords() }
  const former: number[] = []
  const numbers = slots.map((slot, document) =>
    slot === NO_SLOT ? NO_SLOT : former.push(document) - 1,
  )
  const pause = pauseAfter(COPIED_AT_ONCE)
  for (const word of [...from.postings.words()]) {
    await pause(
      copyPlaces(from.postings.placesOf(word), numbers, (number, positions) =>
        copy.postings.add(number, word, positions),
      ),
    )
  }
  for (const word of [...from.names.words()]) {
    const found = from.names.documentsOf(word)
    await pause(found.length)
    for (const document of found) {
      const number = numbers[document] ?? NO_SLOT
      if (number === NO_SLOT) continue
      copy.names.add(number, word, [])
      copy.alike.add(word)
    }
  }
  return { ...copy, former }
}

/** Calls `copy` for each document that is not dead with its new number and its positions. @returns how many places there are. */
function copyPlaces(
  { documents, positions }: Places,
  numbers: Int32Array,
  copy: (number: number, positions: Int32Array) => void,
): number {
  for (let at = 0; at < documents.length; ) {
    const from = at
    const document = documents[from] as number
    while (documents[at] === document) at++
    const number = numbers[document] ?? NO_SLOT
    if (number !== NO_SLOT) copy(number, positions.subarray(from, at))
  }
  return documents.length
}

/** Yields to the event loop each time that so much work was done. */
function pauseAfter(most: number) {
  let left = most
  return async (done: number): Promise<void> => {
    left -= done
    if (left > 0) return
    left = most
    await setImmediate()
  }
}
