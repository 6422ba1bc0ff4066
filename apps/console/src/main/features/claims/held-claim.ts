import type { ApiClient } from '@trassa/api-client/client'
import type { CallAnswer } from '@trassa/contracts/call'
import { claimAd, claimNext, releaseAd, takeOverAd } from '@trassa/contracts/calls/moderator/queue'
import type { AskRequest, AskResult } from '../../../shared/ask.ts'
import { logProblem } from '../../lib/log-problem.ts'
import { within } from '../../lib/within.ts'

/** How long the end of a window or a session waits for the release: the claim ends by itself besides. */
const RELEASE_PATIENCE_MS = 1000

/** The ad in the path of a request, which its contract has checked. */
const adOf = ({ params }: AskRequest): string => (params as { id: string }).id

/** The ad that a claim's answer names; `undefined` for other calls. */
function claimedBy(request: AskRequest, detail: unknown): string | null | undefined {
  const { callId } = request
  if (callId === claimNext.id) return (detail as CallAnswer<typeof claimNext>).ad?.id ?? null
  if (callId === claimAd.id || callId === takeOverAd.id) return adOf(request)
  return undefined
}

export interface HeldClaim {
  /** Learns from a request of the window `owner` what it holds. */
  learn: (owner: number, request: AskRequest, result: AskResult) => void
  /**
   * Gives the claim back, of one window or whichever has it, so that the next moderator gets the ad at once. Also waits
   * for a release that is under way: the program that ends with its last window must not end before it.
   */
  release: (owner?: number) => Promise<void>
}

/** The claim of the queue's current ad: one at a time, because one window has the queue (decision 141). */
export function createHeldClaim(client: () => ApiClient): HeldClaim {
  let held: { adId: string; owner: number } | null = null
  let released: Promise<void> = Promise.resolve()

  async function giveBack(id: string): Promise<void> {
    try {
      const answered = client().ask(releaseAd, { params: { id }, body: { skipped: false } })
      await within(RELEASE_PATIENCE_MS, answered)
    } catch (error) {
      logProblem('claim', error)
    }
  }

  return {
    learn(owner, request, result) {
      if (!result.ok) return
      const adId = claimedBy(request, result.detail)
      if (adId !== undefined) held = adId === null ? null : { adId, owner }
      if (request.callId === releaseAd.id && adOf(request) === held?.adId) held = null
    },
    release(owner) {
      if (held && (owner === undefined || held.owner === owner)) {
        const earlier = released
        released = giveBack(held.adId).then(() => earlier)
        held = null
      }
      return released
    },
  }
}
