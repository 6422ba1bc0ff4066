import { AppError } from '@trassa/contracts/app-error'
import type { CallAnswer, CallArguments } from '@trassa/contracts/call'
import { AD_TABLE_PAGE } from '@trassa/contracts/calls/moderator/ads'
import type { claimNext, readQueue } from '@trassa/contracts/calls/moderator/queue'
import type { Claim, ModeratedAd } from '@trassa/contracts/entities/moderator/moderation'
import type { AuditEvent } from '@trassa/contracts/enumerations/moderation'
import { hasRole } from '@trassa/contracts/enumerations/users'
import type { Database } from '../../../platform/database/connect.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import type { Visitor } from '../../../platform/http/visitor.ts'
import { insertAuditRows } from '../../audit/public.ts'
import { readModeratedAd } from '../decisions/moderated-ad.repository.ts'
import { publishStaffEvent } from '../live/staff-notices.ts'
import { readAdRows } from '../table/ad-rows.repository.ts'
import {
  claim,
  claimOldest,
  deleteOwnClaims,
  keepClaims,
  lockModerator,
  prolongClaim,
  takeOver,
} from './claims.repository.ts'
import { inLane, laneOf } from './lanes.ts'
import { countLanes, findAd, QUEUE_ORDER, readClaim } from './queue.repository.ts'

const SKIPPED: AuditEvent = 'claim.skipped'
const TAKEN_OVER: AuditEvent = 'claim.takenOver'

export type QueueService = ReturnType<typeof createQueueService>

/** The moderation queue and the claims of its ads (domain §9). */
export function createQueueService({ db, now }: { db: Database; now: () => Date }) {
  const releaseClaims = (adIds: string[], { visitor, trace }: RequestContext, isSkipped: boolean) =>
    db.transaction(async (tx) => {
      const dropped = await deleteOwnClaims(tx, adIds, visitor.userId)
      const facts = { actorId: visitor.userId, event: SKIPPED, ...trace }
      if (isSkipped) {
        await insertAuditRows(
          tx,
          dropped.map(({ lane, ...ad }) => ({ ...ad, ...facts, after: { lane } })),
        )
      }
      return dropped.length > 0
    })

  /** The reason why an ad could not be claimed. */
  const refusal = async (id: string, { userId }: Visitor): Promise<AppError> => {
    const ad = await findAd(db, id)
    if (!ad) return new AppError('ad.not_found')
    const lane = laneOf(ad, now())
    if (!lane) return new AppError('ad.illegal_transition')
    if (ad.userId === userId) return new AppError('moderation.own_ad')
    const isOwnBlock = lane === 'appeals' && ad.lastModeratorId === userId
    return new AppError(isOwnBlock ? 'session.forbidden' : 'moderation.claimed')
  }

  return {
    read: async (
      { lane, cursor }: CallArguments<typeof readQueue, 'output'>['query'],
      { userId }: Visitor,
    ): Promise<CallAnswer<typeof readQueue>> => {
      const [page, counts] = await Promise.all([
        readAdRows(db, {
          conditions: [inLane(lane, userId)],
          order: QUEUE_ORDER,
          cursor,
          size: AD_TABLE_PAGE,
          viewerId: userId,
          now: now(),
        }),
        countLanes(db, userId),
      ])
      return { ...page, total: counts[lane], counts }
    },

    next: async (
      { lane, skip, decided }: CallArguments<typeof claimNext, 'output'>['body'],
      asked: RequestContext,
    ): Promise<{ ad: ModeratedAd | null }> => {
      const moderatorId = asked.visitor.userId
      // In a transaction of its own, before a claim is taken: two moderators who skip each other's ads must not deadlock.
      const skipped = skip.filter((id) => !decided.includes(id))
      if (skipped.length > 0) await releaseClaims(skipped, asked, true)
      const id = await db.transaction(async (tx) => {
        await lockModerator(tx, moderatorId)
        if (decided.length > 0) await keepClaims(tx, decided, moderatorId)
        const request = { lane, moderatorId, except: [...skip, ...decided] }
        return (await prolongClaim(tx, request)) ?? (await claimOldest(tx, request))
      })
      if (!id) return { ad: null }
      const ad = await readModeratedAd(db, id, { viewerId: moderatorId, now: now() })
      return { ad: ad ?? null }
    },

    takeOver: async (id: string, { visitor, trace }: RequestContext): Promise<Claim> => {
      const { userId: moderatorId, role } = visitor
      const isSenior = hasRole(role, 'seniorModerator')
      const own = await db.transaction(async (tx) => {
        const taken = await takeOver(tx, { adId: id, moderatorId, isSenior })
        if (!taken) return null
        const { fromUserId, ownerId } = taken
        const facts = { actorId: moderatorId, event: TAKEN_OVER, adId: id, userId: ownerId }
        await insertAuditRows(tx, [{ ...facts, after: { fromUserId }, ...trace }])
        const claim = await readClaim(tx, id, moderatorId)
        const byName = claim?.moderatorName ?? ''
        await publishStaffEvent(tx, { type: 'claim.taken', adId: id, fromUserId, byName })
        return claim
      })
      // A claim that has ended meanwhile is free again.
      if (!own && !(await claim(db, id, moderatorId))) throw await refusal(id, visitor)
      const claimed = own ?? (await readClaim(db, id, moderatorId))
      if (!claimed) throw new AppError('ad.not_found')
      return claimed
    },

    claim: async (id: string, { visitor }: RequestContext): Promise<Claim> => {
      if (!(await claim(db, id, visitor.userId))) throw await refusal(id, visitor)
      const own = await readClaim(db, id, visitor.userId)
      if (!own) throw new AppError('ad.not_found')
      return own
    },

    release: async (
      id: string,
      { skipped }: { skipped: boolean },
      asked: RequestContext,
    ): Promise<{ released: boolean }> => ({ released: await releaseClaims([id], asked, skipped) }),
  }
}
