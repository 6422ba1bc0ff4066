import { AppError } from '@trassa/contracts/app-error'
import type { CallArguments } from '@trassa/contracts/call'
import type { updatePaymentStatus } from '@trassa/contracts/calls/moderator/orders'
import type { EditableAd } from '@trassa/contracts/entities/ad'
import { PAYMENT_STATUSES } from '@trassa/contracts/enumerations/ads'
import type { AuditEvent } from '@trassa/contracts/enumerations/moderation'
import type { Database } from '../../../platform/database/connect.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { type AdLifecycle, lockAd, readEditableAd, SYSTEM } from '../../ads/public.ts'
import { insertAuditRows } from '../../audit/public.ts'

const SET: AuditEvent = 'ad.paymentStatusSet'

interface Dependencies {
  db: Database
  now: () => Date
  lifecycle: AdLifecycle
}

export type PaymentStatusService = ReturnType<typeof createPaymentStatusService>

/** spec §7: ads/{id}/update-payment-status; decision 107 says which changes mean something. */
export const createPaymentStatusService = ({ db, now, lifecycle }: Dependencies) => ({
  /**
   * @throws AppError `ad.not_found`, also where the ad is not this user's, `moderation.own_ad`,
   *   `ad.illegal_transition` for every change but 1 → 2
   */
  update: (
    id: string,
    { paymentStatus, userId }: CallArguments<typeof updatePaymentStatus, 'output'>['body'],
    { visitor, trace }: RequestContext,
  ): Promise<EditableAd> =>
    db.transaction(async (tx) => {
      const at = now()
      const ad = await lockAd(tx, id)
      if (ad?.userId !== userId) throw new AppError('ad.not_found')
      if (ad.userId === visitor.userId) throw new AppError('moderation.own_ad')
      const { awaiting, paidSingly } = PAYMENT_STATUSES
      if (ad.paymentStatus !== awaiting || paymentStatus !== paidSingly)
        throw new AppError('ad.illegal_transition')
      // The lifecycle takes a payment from the system only; the next row says whose word it was.
      const event = { type: 'ad.paid', actor: SYSTEM, now: at } as const
      await lifecycle.applyEvent(tx, { ad, event }, trace)
      const facts = { actorId: visitor.userId, userId, adId: id, event: SET, ...trace }
      const change = { before: { paymentStatus: awaiting }, after: { paymentStatus } }
      await insertAuditRows(tx, [{ ...facts, ...change }])
      const paid = await readEditableAd(tx, id, at)
      if (!paid) throw new AppError('ad.not_found')
      return paid
    }),
})
