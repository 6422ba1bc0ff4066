import { holdsText, withoutPhrases } from '../words/text-query.ts'
import type { AdWords, AskedWords } from '../words/words.ts'

/** Of an ad that does not have a text. */
export const NO_RANK = -1

/**
 * Which of the ranks of a text found by its words the ad has that is in a slot now, the number of ranks where it has none
 * of them, `NO_RANK` where it does not have the text; `undefined` where its words are not at hand.
 */
export type RankAt = (slot: number) => number | undefined

/** @param wordsAt `undefined` where they are not at hand */
export function createRankAt(
  query: AskedWords['query'],
  wordsAt: (slot: number) => AdWords | undefined,
): RankAt {
  const ofName = query && withoutPhrases(query)
  return (slot) => {
    const ad = wordsAt(slot)
    if (!ad) return undefined
    if (!query || !ofName || !holdsText(query, ad.words)) return NO_RANK
    const stems = new Map(ad.nameStems.map((stem) => [stem, []]))
    return holdsText(ofName, stems) ? 0 : 1
  }
}
