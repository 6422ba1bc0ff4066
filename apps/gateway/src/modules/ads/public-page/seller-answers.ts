import type { KeptAnswer } from '../../../platform/http/kept-answer.ts'
import type { KeptFigures } from '../../../platform/kept/kept-figures.ts'
import { createKeptValues, type KeptValue } from '../../../platform/kept/kept-values.ts'

interface FeedChange {
  kind: string
  /** Absent where anything may have changed. */
  sellerId?: string
  /** The ad that has changed. */
  adId?: string
  /** False where only that ad has: its seller has as many live ads as before. */
  changesTotals?: boolean
}

/** What the live index takes in; the search module fills this slot. */
export interface LiveFeed {
  /** Takes in what has changed, as far as an answer has to know it; false while it cannot tell that. */
  follows: () => Promise<boolean>
  /** Calls the listener for each change, before any request is answered after it. */
  onChange: (listener: (change: FeedChange) => void) => unknown
}

/** An answer about one seller or one ad of theirs. */
export interface SellerAnswer {
  answer: KeptAnswer
  sellerId: string
  /** The ads whose contents it shows; how many live ads the seller has, any answer may tell. */
  shows: 'all' | readonly string[]
  /** From when on it is another one though nothing is written, in milliseconds; never by default. */
  validUntil?: number
}

interface Kept extends KeptValue, Pick<SellerAnswer, 'answer' | 'shows'> {}

const showsAd =
  (adId: string) =>
  ({ shows }: Kept): boolean =>
    shows === 'all' || shows.includes(adId)

interface Dependencies {
  feed: LiveFeed
  maxBytes: number
  figures?: KeptFigures | undefined
}

export type SellerAnswers = ReturnType<typeof createSellerAnswers>

/**
 * Answers as bytes that change with a seller, with an ad of theirs, or with how many live ads they have: pages of ads and
 * of sellers. Refusals are not kept (docs/decisions/166).
 */
export function createSellerAnswers({ feed, maxBytes, figures }: Dependencies) {
  const kept = createKeptValues<Kept>(maxBytes, figures)
  feed.onChange(({ sellerId, adId, changesTotals = true }) => {
    if (sellerId === undefined) kept.clear()
    else kept.dropGroup(sellerId, adId && !changesTotals ? showsAd(adId) : undefined)
  })

  /** @param key of the answer among all; `make` makes it where it is not kept, and fails with what the call fails with. */
  return async (key: string, make: () => Promise<SellerAnswer>): Promise<KeptAnswer> => {
    // What is read meanwhile is not kept: nothing would tell what it has missed.
    if (!(await feed.follows())) return (await make()).answer
    const load = async () => {
      const { answer, sellerId, shows, validUntil = Number.POSITIVE_INFINITY } = await make()
      const size = answer.body.length + 2 * key.length
      return new Map([[key, { answer, group: sellerId, shows, validUntil, size }]])
    }
    const found = await kept.read([key], load)
    return (found.get(key) as Kept).answer
  }
}
