import { formatDateTime } from '@trassa/catalog/format/dates'
import { AppError } from '@trassa/contracts/app-error'
import { liftAd } from '@trassa/contracts/calls/promotions'
import type { AdPromotions } from '@trassa/contracts/entities/promotion'
import { hasRole } from '@trassa/contracts/enumerations/users'
import type { ErrorCode } from '@trassa/contracts/errors'
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
import { readListPauses } from './list-pauses.repository.ts'
import { readPeriods } from './periods.repository.ts'
import { daysToRead, promotedSince, promotedSpans, resultOf } from './promotion-result.ts'
import { liftPossibleAt, viewPromotions } from './promotion-view.ts'
import { readPromotions } from './promotions.repository.ts'

interface Dependencies {
  db: Database
  now: () => Date
  lifecycle: AdLifecycle
}

const TOO_SOON = 'ad.lift_too_soon' satisfies ErrorCode

export type PromotionsService = ReturnType<typeof createPromotionsService>

/** What is left of an ad's promotions, what they bring, and lifts (spec §7, domain §5). */
export function createPromotionsService({ db, now, lifecycle }: Dependencies) {
  async function view(executor: Executor, ad: AdRecord): Promise<AdPromotions> {
    const at = now()
    const promotions = await readPromotions(executor, ad.id)
    const periods = await readPeriods(executor, [ad.id])
    const spans = promotedSpans(promotions, periods, at)
    const since = promotedSince(spans, at)
    const result = since && resultOf({ since, spans, now: at, ...(await readDays(since)) })
    return viewPromotions({ ad, promotions, periods, result, now: at })

    async function readDays(from: Date) {
      const activity = await readActivity(executor, ad.id, daysToRead(from, at))
      return { activity, pauses: await readListPauses(executor, ad, at) }
    }
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
          const lifted = lifecycle.applyEvent(tx, { ad, event }, trace)
          return view(tx, await lifted.catch((error) => withMoment(error, ad, at)))
        },
      ),
  }
}

/** A refusal of a lift that comes too soon says when it is possible. */
function withMoment(error: unknown, ad: AdRecord, now: Date): never {
  if (!(error instanceof AppError) || error.code !== TOO_SOON) throw error
  const possible = liftPossibleAt(ad).toISOString()
  const detail = `Поднять объявление снова можно с ${formatDateTime(possible, now)} по московскому времени.`
  throw new AppError(TOO_SOON, { detail })
}
