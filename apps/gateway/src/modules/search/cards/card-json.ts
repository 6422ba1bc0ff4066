import type { LiveCard } from './live-card.ts'

const COMMA = Buffer.from(',')
const END = Buffer.from('}')

/** The members of a JSON array of `ListedAd`. */
export const listedJson = (cards: readonly LiveCard[]): Buffer[] =>
  cards.flatMap(({ json }, at) => (at === 0 ? [json] : [COMMA, json]))

/** The members of a JSON array of `AdCard`. */
export const shortJson = (cards: readonly LiveCard[]): Buffer[] =>
  cards.flatMap(({ json, shortLength }, at) => {
    const short = [json.subarray(0, shortLength), END]
    return at === 0 ? short : [COMMA, ...short]
  })
