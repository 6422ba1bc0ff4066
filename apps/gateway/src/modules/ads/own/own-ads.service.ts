import { withdrawReasonsFor } from '@trassa/catalog/taxonomy/withdraw-reasons'
import { AppError } from '@trassa/contracts/app-error'
import type { CallAnswer, CallArguments } from '@trassa/contracts/call'
import {
  createAd as createAdCall,
  type ownMessages,
  type updateAd,
  type updateStat,
} from '@trassa/contracts/calls/ads'
import type { EditableAd } from '@trassa/contracts/entities/ad'
import { AD_STATS, type AdType, type WithdrawReason } from '@trassa/contracts/enumerations/ads'
import type { Database, Executor } from '../../../platform/database/connect.ts'
import type { IdempotentContext, RequestContext } from '../../../platform/http/request-context.ts'
import type { Visitor } from '../../../platform/http/visitor.ts'
import { withIdempotency } from '../../../platform/idempotency/with-idempotency.ts'
import { lockUserById } from '../../identity/public.ts'
import { countDrafts } from '../ads.repository.ts'
import { createAd } from '../content/create-ad.ts'
import { actorOf } from '../lifecycle/actors.ts'
import type { AdBilling } from '../lifecycle/ad-billing.ts'
import type { AdLifecycle } from '../lifecycle/ad-lifecycle.ts'
import { readEditableAd } from '../read-ads.repository.ts'
import { lockOwnAd } from './own-ad.ts'
import { readOwnMessages } from './own-messages.repository.ts'
import { readQuota } from './own-quota.ts'

type Body<C extends typeof createAdCall | typeof updateAd | typeof updateStat> = CallArguments<
  C,
  'output'
>['body']

/** @throws AppError `request.invalid` for a reason that ads of the type are not taken down for. */
function requireFittingReason(adType: AdType, reason: WithdrawReason | undefined): void {
  if (!reason || withdrawReasonsFor(adType).includes(reason)) return
  const issue = { loc: ['body', 'reason'], msg: 'Выберите причину из списка', type: 'value_error' }
  throw new AppError('request.invalid', { issues: [issue] })
}

export type OwnAdsService = ReturnType<typeof createOwnAdsService>

/** Far above what a company prepares at once; what one person can store has an end. */
export const MAX_DRAFTS = 200

const CONFIRMATION_KEPT_MS = 24 * 60 * 60 * 1000

/** What owners do with their ads (spec §7: create, update, update-stat). */
export function createOwnAdsService(dependencies: {
  db: Database
  now: () => Date
  lifecycle: AdLifecycle
  billing: Pick<AdBilling, 'countUnitsLeft'>
}) {
  const { db, now, lifecycle } = dependencies
  const answer = async (executor: Executor, id: string): Promise<EditableAd> => {
    const ad = await readEditableAd(executor, id, now())
    if (!ad) throw new AppError('ad.not_found')
    return ad
  }

  return {
    messages: async ({ userId }: Visitor): Promise<CallAnswer<typeof ownMessages>> => ({
      items: await readOwnMessages(db, userId),
    }),

    create: (
      { adType, ...input }: Body<typeof createAdCall>,
      { visitor, trace, key }: IdempotentContext,
    ): Promise<EditableAd> =>
      withIdempotency(
        db,
        { key, userId: visitor.userId, callId: createAdCall.id, request: { adType, ...input } },
        async (tx) => {
          // Locked, so that drafts created at the same moment are counted, too.
          const owner = await lockUserById(tx, visitor.userId)
          if (!owner) throw new AppError('session.missing')
          if ((await countDrafts(tx, owner.id)) >= MAX_DRAFTS) {
            throw new AppError('ad.too_many_drafts')
          }
          const created = { owner, actorId: owner.id, adType, input, now: now() }
          const ad = await createAd(tx, created, trace)
          return answer(tx, ad.id)
        },
      ),

    update: (
      id: string,
      { version, ...input }: Body<typeof updateAd>,
      { visitor, trace }: RequestContext,
    ): Promise<EditableAd> =>
      db.transaction(async (tx) => {
        const at = now()
        const ad = await lockOwnAd(lifecycle, tx, { id, version, visitor, now: at }, trace)
        await lifecycle.editAd(tx, { ad, input, actor: actorOf(visitor), now: at }, trace)
        return answer(tx, id)
      }),

    updateStat: (
      id: string,
      { version, ...request }: Body<typeof updateStat>,
      { visitor, trace }: RequestContext,
    ): Promise<EditableAd> =>
      db.transaction(async (tx) => {
        const at = now()
        const ad = await lockOwnAd(lifecycle, tx, { id, version, visitor, now: at }, trace)
        requireFittingReason(ad.adType, request.reason)
        await lifecycle.changeStat(tx, { ad, request, actor: actorOf(visitor), now: at }, trace)
        return answer(tx, id)
      }),

    /** Gives the ad as it was where the last answer is less than a day old: a second tap is no second answer. */
    confirmStillOffered: (id: string, { visitor, trace }: RequestContext): Promise<EditableAd> =>
      db.transaction(async (tx) => {
        const at = now()
        const version = undefined
        const ad = await lockOwnAd(lifecycle, tx, { id, version, visitor, now: at }, trace)
        const age = at.getTime() - (ad.confirmedAt?.getTime() ?? 0)
        if (ad.stat !== AD_STATS.active.stat || age >= CONFIRMATION_KEPT_MS) {
          const event = { type: 'ad.stillOffered', actor: actorOf(visitor), now: at } as const
          await lifecycle.applyEvent(tx, { ad, event }, trace)
        }
        return answer(tx, id)
      }),
    quota: (userId: string | undefined, visitor: Visitor) =>
      readQuota(dependencies, { userId, visitor, now: now() }),

    read: async (id: string, visitor: Visitor): Promise<EditableAd> => {
      const ad = await answer(db, id)
      if (ad.userId !== visitor.userId) throw new AppError('ad.forbidden')
      if (ad.stat === AD_STATS.deleted.stat) throw new AppError('ad.not_found')
      return ad
    },
  }
}
