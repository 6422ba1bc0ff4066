import type { CallArguments } from '@trassa/contracts/call'
import { decideAd } from '@trassa/contracts/calls/moderator/ads'
import type { ModeratedAd } from '@trassa/contracts/entities/moderator/moderation'
import type { Database, Executor } from '../../../platform/database/connect.ts'
import type { IdempotentContext } from '../../../platform/http/request-context.ts'
import type { Visitor } from '../../../platform/http/visitor.ts'
import { releaseKey, withIdempotency } from '../../../platform/idempotency/with-idempotency.ts'
import { type AdLifecycle, actorOf, type OwnerAsking } from '../../ads/public.ts'
import { closeComplaintsOfRemoved } from '../../complaints/public.ts'
import { deleteClaims } from '../queue/claims.repository.ts'
import { lockForModerator } from './lock-for-moderator.ts'
import { checkReasons } from './reasons.ts'

interface DecisionDependencies {
  db: Database
  now: () => Date
  lifecycle: AdLifecycle
  ownerAsking: OwnerAsking
  /** The ad as the moderator sees it after the decision. */
  answer: (executor: Executor, id: string, visitor: Visitor) => Promise<ModeratedAd>
}

/**
 * A decision on an ad (domain §3, §9): changes its stat, closes the complaints that it settles and frees the claim. Of
 * a draft that its owner has to confirm, the question is sent once the transaction is committed.
 */
export const createDecideAd =
  ({ db, now, lifecycle, ownerAsking, answer }: DecisionDependencies) =>
  async (
    id: string,
    body: CallArguments<typeof decideAd, 'output'>['body'],
    { key, ...asked }: IdempotentContext,
  ): Promise<ModeratedAd> => {
    const { version, channel, ...request } = body
    const { visitor, trace } = asked
    checkReasons(request.reasons)
    const call = { key, userId: visitor.userId, callId: decideAd.id, request: { id, ...body } }
    let noticeId: string | null = null
    const decided = await withIdempotency(db, call, async (tx) => {
      const at = now()
      const lock = { id, version, now: at, isDecision: true }
      const ad = await lockForModerator(lifecycle, tx, lock, asked)
      const change = { ad, request, actor: actorOf(visitor), now: at }
      noticeId = await ownerAsking.prepare(tx, {
        ...change,
        channel,
        actorId: visitor.userId,
        trace,
      })
      if (!noticeId) {
        const changed = await lifecycle.changeStat(tx, change, trace)
        await closeComplaintsOfRemoved(tx, [changed])
      }
      await deleteClaims(tx, [id])
      return answer(tx, id, visitor)
    })
    try {
      if (noticeId) await ownerAsking.send(noticeId)
    } catch (error) {
      // The link was taken back: a repeat must send one and not get the answer of this attempt.
      await releaseKey(db, call)
      throw error
    }
    return decided
  }
