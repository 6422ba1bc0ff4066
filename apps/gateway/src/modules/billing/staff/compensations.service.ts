import { AppError } from '@trassa/contracts/app-error'
import type { CallArguments } from '@trassa/contracts/call'
import { compensate } from '@trassa/contracts/calls/moderator/orders'
import type { Compensation } from '@trassa/contracts/entities/moderator/staff-order'
import type { AuditEvent } from '@trassa/contracts/enumerations/moderation'
import type { Database, Transaction } from '../../../platform/database/connect.ts'
import type { IdempotentContext } from '../../../platform/http/request-context.ts'
import { withIdempotency } from '../../../platform/idempotency/with-idempotency.ts'
import { lockAd } from '../../ads/public.ts'
import { insertAuditRows } from '../../audit/public.ts'
import { findUserById } from '../../identity/public.ts'
import { maySell } from '../goods/ordered-goods.ts'
import type { PurchaseNotices } from '../notices/purchase-notices.ts'
import { lineTitle } from '../orders/line-title.ts'
import { insertPackage } from '../packages/packages.repository.ts'
import { insertPromotion } from '../promotions/promotions.repository.ts'
import { readCompensations } from './staff-order.repository.ts'

type Body = CallArguments<typeof compensate, 'output'>['body']
type Gift = Body['gift']

/** Where the user sees what they were given. */
const GIFT_PAGES: Record<Gift['kind'], string> = {
  publications: '/profile/PackagePayment',
  promotion: '/profile/MyAdsAll/MyAdsActual',
}

const GIVEN: AuditEvent = 'compensation.given'

export type CompensationsService = ReturnType<typeof createCompensationsService>

/** What a senior moderator gives for nothing, with a reason, and never to themselves (domain §5). */
export function createCompensationsService({
  db,
  now,
  notices,
}: {
  db: Database
  now: () => Date
  notices: PurchaseNotices
}) {
  /** @returns what was given, as people read it */
  async function give(tx: Transaction, userId: string, gift: Gift): Promise<string> {
    const none = { quantity: null, promotion: null }
    if (gift.kind === 'publications') {
      const { quantity } = gift
      const given = { userId, type: 'GENERAL', quantity, lineId: null, now: now() } as const
      await insertPackage(tx, given)
      return lineTitle({ ...none, kind: 'package', quantity })
    }
    const { adId, promotion } = gift
    const ad = await lockAd(tx, adId)
    if (ad?.userId !== userId) throw new AppError('ad.not_found')
    if (!maySell('promotion', ad, now())) throw new AppError('ad.illegal_transition')
    await insertPromotion(tx, { ad, lineId: null, promotion, now: now() })
    return lineTitle({ ...none, kind: 'promotion', promotion }, ad.title)
  }

  return {
    /** @throws AppError `session.forbidden` for oneself, `user.not_found`, `ad.not_found`, `ad.illegal_transition` */
    give: (
      userId: string,
      { gift, reason }: Body,
      { visitor, trace, key }: IdempotentContext,
    ): Promise<Compensation> => {
      if (userId === visitor.userId) throw new AppError('session.forbidden')
      const request = { userId, gift, reason }
      const call = { key, userId: visitor.userId, callId: compensate.id, request }
      return withIdempotency(db, call, async (tx) => {
        const user = await findUserById(tx, userId)
        if (!user || user.deletedAt !== null) throw new AppError('user.not_found')
        if (user.mergedIntoId) throw new AppError('user.merged')
        const title = await give(tx, userId, gift)
        const adId = gift.kind === 'promotion' ? gift.adId : null
        const facts = { actorId: visitor.userId, userId, adId, reason, ...trace }
        await insertAuditRows(tx, [{ ...facts, event: GIVEN, after: { ...gift, title } }])
        await notices.compensation(tx, { userId, title, page: GIFT_PAGES[gift.kind] })
        const [given] = await readCompensations(tx, userId)
        if (!given) throw new Error('The compensation was not recorded')
        return given
      })
    },
  }
}
