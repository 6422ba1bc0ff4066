import { moscowDay } from '@trassa/catalog/format/dates'
import { AppError } from '@trassa/contracts/app-error'
import { ACTIVITY_DAYS } from '@trassa/contracts/calls/ad-activity'
import { liftAd } from '@trassa/contracts/calls/promotions'
import type { AdPromotions } from '@trassa/contracts/entities/promotion'
import { hasRole } from '@trassa/contracts/enumerations/users'
import type { Database, Executor } from '../../../platform/database/connect.ts'
import type { IdempotentContext } from '../../../platform/http/request-context.ts'
import type { Visitor } from '../../../platform/http/visitor.ts'
import { withIdempotency } from '../../../platform/idempotency/with-idempotency.ts'
import {
  type AdLifecycle,
  type AdRecord,
  actorOf,
  lockAd,
  readActivity,
  readAd,
} from '../../ads/public.ts'
import { readPeriods } from './periods.repository.ts'
import { viewPromotions } from './promotion-view.ts'
import { readPromotions } from './promotions.repository.ts'

interface Dependencies {
  db: Database
  now: () => Date
  lifecycle: AdLifecycle
}

export type PromotionsService = ReturnType<typeof createPromotionsService>

/** What is left of an ad's promotions, what they bring, and lifts (spec §7, domain §5). */
export function createPromotionsService({ db, now, lifecycle }: Dependencies) {
  async function view(executor: Executor, ad: AdRecord): Promise<AdPromotions> {
    const [promotions, periods, activity] = [
      await readPromotions(executor, ad.id),
      await readPeriods(executor, [ad.id]),
      await readActivity(executor, ad.id, ACTIVITY_DAYS),
    ]
    return viewPromotions({ ad, promotions, periods, activity, dayOf: moscowDay, now: now() })
  }

  return {
    /** @throws AppError `ad.not_found`, `ad.forbidden` */
    read: async (adId: string, { userId, role }: Visitor): Promise<AdPromotions> => {
      const ad = await readAd(db, adId)
      if (!ad) throw new AppError('ad.not_found')
      if (ad.userId !== userId && !hasRole(role, 'support')) throw new AppError('ad.forbidden')
      return view(db, ad)
    },

    /** @throws AppError `ad.not_found`, `ad.forbidden`, and the lifecycle's refusals */
    lift: (adId: string, { visitor, trace, key }: IdempotentContext): Promise<AdPromotions> =>
      withIdempotency(
        db,
        { key, userId: visitor.userId, callId: liftAd.id, request: adId },
        async (tx) => {
          const at = now()
          const stored = await lockAd(tx, adId)
          if (!stored) throw new AppError('ad.not_found')
          if (stored.userId !== visitor.userId) throw new AppError('ad.forbidden')
          const ad = await lifecycle.expireIfDue(tx, stored, at, trace)
          const event = { type: 'ad.lifted', actor: actorOf(visitor), now: at } as const
          return view(tx, await lifecycle.applyEvent(tx, { ad, event }, trace))
        },
      ),
  }
}
