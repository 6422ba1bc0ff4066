import { setImmediate } from 'node:timers/promises'
import { createAlikeWords } from '../likeness/alike-words.ts'
import { createPostings } from './postings.ts'

/** The slot of a document that is dead: its ad has gone or has another text. */
export const NO_SLOT = -1
/** Places that are copied without yielding to the event loop. */
const COPIED_AT_ONCE = 50_000

type Postings = ReturnType<typeof createPostings>

/**
 * Copies the documents that are not dead, beside answers.
 *
 * @param slots by document, as of the beginning.
 * @returns the copy, and the former number of each of its documents.
 */
export async function copyLiving(
  from: { postings: Postings; names: Postings; nameStems: Postings },
  slots: Int32Array,
) {
  const copy = {
    postings: createPostings(),
    names: createPostings(),
    nameStems: createPostings(),
    alike: createAlikeWords(),
  }
  const former: number[] = []
  const numbers = slots.map((slot, document) =>
    slot === NO_SLOT ? NO_SLOT : former.push(document) - 1,
  )
  const isPauseDue = pauseAfter(COPIED_AT_ONCE)
  for (const word of [...from.postings.words()]) {
    const positions: number[] = []
    const reader = from.postings.positionsReader(word)
    for (const document of from.postings.documentsOf(word)) {
      positions.length = reader?.read(positions) ?? 0
      const number = numbers[document] ?? NO_SLOT
      if (number !== NO_SLOT) copy.postings.add(number, word, positions)
      if (isPauseDue(positions.length)) await setImmediate()
    }
    if (isPauseDue(1)) await setImmediate()
  }
  for (const kind of ['names', 'nameStems'] as const) {
    for (const word of [...from[kind].words()]) {
      for (const document of from[kind].documentsOf(word)) {
        const number = numbers[document] ?? NO_SLOT
        if (number !== NO_SLOT) {
          copy[kind].add(number, word, [])
          if (kind === 'names') copy.alike.add(word)
        }
        if (isPauseDue(1)) await setImmediate()
      }
    }
  }
  return { ...copy, former }
}

/** Tells each time that so much work was done: then the event loop is yielded to. */
function pauseAfter(most: number) {
  let left = most
  return (done: number): boolean => {
    left -= done
    if (left > 0) return false
    left = most
    return true
  }
}
