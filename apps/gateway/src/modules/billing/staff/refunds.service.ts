import { randomUUID } from 'node:crypto'
import { AppError } from '@trassa/contracts/app-error'
import type { CallArguments } from '@trassa/contracts/call'
import { type confirmRefund, refundOrder } from '@trassa/contracts/calls/moderator/orders'
import type { StaffOrder } from '@trassa/contracts/entities/moderator/staff-order'
import type { AuditEvent } from '@trassa/contracts/enumerations/moderation'
import type { Database, Transaction } from '../../../platform/database/connect.ts'
import type { IdempotentContext, RequestContext } from '../../../platform/http/request-context.ts'
import { withIdempotency } from '../../../platform/idempotency/with-idempotency.ts'
import { actorOf } from '../../ads/public.ts'
import { insertAuditRows } from '../../audit/public.ts'
import { bookPaidOut } from '../ledger/ledger.repository.ts'
import type { PurchaseNotices } from '../notices/purchase-notices.ts'
import type { ApplyOrderEvent } from '../orders/apply-order-event.ts'
import { findOrder, lockOrder, type OrderRecord } from '../orders/orders.repository.ts'
import {
  insertRefund,
  isBooked,
  lockRefund,
  type RefundRecord,
  writeRefund,
} from '../payments/refunds.repository.ts'
import { toKopecks } from '../payments/roubles.ts'
import { readGivenGoods } from './given-goods.ts'
import { viewStaffOrder } from './staff-order-view.ts'

interface Dependencies {
  db: Database
  now: () => Date
  applyOrderEvent: ApplyOrderEvent
  notices: PurchaseNotices
}

type Confirmation = CallArguments<typeof confirmRefund, 'output'>['body']
type Refund = CallArguments<typeof refundOrder, 'output'>['body']

export type RefundsService = ReturnType<typeof createRefundsService>

/** Money goes back by the decision of a senior moderator (domain §5). The provider is asked by a job. */
export function createRefundsService({ db, now, applyOrderEvent, notices }: Dependencies) {
  async function lockForeign(
    tx: Transaction,
    id: string,
    { visitor }: RequestContext,
  ): Promise<OrderRecord> {
    const order = await lockOrder(tx, id)
    if (!order) throw new AppError('order.not_found')
    if (order.userId === visitor.userId) throw new AppError('order.own')
    return order
  }

  async function viewNow(tx: Transaction, id: string): Promise<StaffOrder> {
    const order = await findOrder(tx, id)
    if (!order) throw new AppError('order.not_found')
    return viewStaffOrder(tx, order, now())
  }

  /** Changes one refund of an order, if it is as it must be, and leaves an audit row. */
  const changeRefund = (
    orderId: string,
    refundId: string,
    { event, isFit, change }: RefundChange,
    asked: RequestContext,
  ): Promise<StaffOrder> =>
    db.transaction(async (tx) => {
      const order = await lockForeign(tx, orderId, asked)
      const refund = await lockRefund(tx, refundId)
      if (refund?.orderId !== orderId) throw new AppError('order.not_found')
      if (!isFit(refund)) throw new AppError('order.illegal_transition')
      await change(tx, refund)
      const { visitor, trace } = asked
      const facts = { actorId: visitor.userId, userId: order.userId, ...trace }
      await insertAuditRows(tx, [{ ...facts, event, after: { orderId, refundId } }])
      return viewNow(tx, orderId)
    })

  return {
    /** @throws AppError `order.not_found`, and the order machine's refusals */
    refund: (
      id: string,
      { reason, amount }: Refund,
      { visitor, trace, key }: IdempotentContext,
    ): Promise<StaffOrder> =>
      withIdempotency(
        db,
        {
          key,
          userId: visitor.userId,
          callId: refundOrder.id,
          request: { id, reason, amount },
        },
        async (tx) => {
          const order = await lockOrder(tx, id)
          if (!order) throw new AppError('order.not_found')
          const event = {
            type: 'order.refunded',
            reason,
            amount: toKopecks(amount),
            actor: actorOf(visitor),
            now: now(),
          } as const
          const given = await readGivenGoods(tx, id, now())
          const refunded = await applyOrderEvent(tx, { order, event }, { ...trace, reason })
          await notices.refundBegun(tx, refunded, given)
          return viewNow(tx, id)
        },
      ),

    /**
     * A new refund of the same money: the provider gives a known key its first answer. The ledger has booked the
     * money as on its way already, and books the payment out when one of the refunds succeeds.
     */
    repeat: (orderId: string, refundId: string, asked: RequestContext): Promise<StaffOrder> =>
      changeRefund(
        orderId,
        refundId,
        {
          event: 'order.refundRepeated',
          isFit: ({ status }) => status === 'failed',
          change: async (tx, { paymentId, amount }) => {
            const again = { id: randomUUID(), orderId, paymentId, amount, repeats: refundId }
            if (!(await insertRefund(tx, again))) throw new AppError('order.illegal_transition')
          },
        },
        asked,
      ),

    /**
     * A transfer that a person has made at the bank, by its payment order.
     *
     * @throws AppError `transfer.booked` where that payment order stands at another refund
     */
    confirm: (
      orderId: string,
      { refundId, number, date }: Confirmation,
      asked: RequestContext,
    ): Promise<StaffOrder> =>
      changeRefund(
        orderId,
        refundId,
        {
          event: 'order.refundConfirmed',
          isFit: ({ status, paymentId }) => status === 'pending' && paymentId === null,
          change: async (tx, refund) => {
            const { amount } = refund
            const providerId = `${date} ${number}`
            if (await isBooked(tx, providerId)) throw new AppError('transfer.booked')
            await writeRefund(tx, refundId, { status: 'succeeded', providerId, settledAt: now() })
            await bookPaidOut(tx, 'bank', { orderId, subject: refundId, amount })
            await notices.refundSent(tx, refund)
          },
        },
        asked,
      ),
  }
}

interface RefundChange {
  event: AuditEvent
  isFit: (refund: RefundRecord) => boolean
  change: (tx: Transaction, refund: RefundRecord) => Promise<void>
}
