import { AppError } from '@trassa/contracts/app-error'
import type { CallArguments } from '@trassa/contracts/call'
import type { confirmTransfer } from '@trassa/contracts/calls/invoices'
import type { Order } from '@trassa/contracts/entities/order'
import type { Database } from '../../../platform/database/connect.ts'
import { isUniqueViolation } from '../../../platform/database/unique-violation.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { insertAuditRows } from '../../audit/public.ts'
import { findInvoice } from '../invoices/invoices.repository.ts'
import { bookPaidOut } from '../ledger/ledger.repository.ts'
import { viewOrder } from '../orders/order-view.ts'
import { lockOrder } from '../orders/orders.repository.ts'
import { findRefund, lockRefund, writeRefund } from '../payments/refunds.repository.ts'
import { HAS_MONEY, type ReceiveTransfer } from './receive-transfer.ts'
import { findTransfer } from './transfers.repository.ts'

type PaymentOrder = CallArguments<typeof confirmTransfer, 'output'>['body']

export type TransfersService = ReturnType<typeof createTransfersService>

/** What senior moderators write down of transfers that they see at the bank (domain §5). */
export function createTransfersService({
  db,
  now,
  receiveTransfer,
}: {
  db: Database
  now: () => Date
  receiveTransfer: ReceiveTransfer
}) {
  return {
    /**
     * The buyer has paid the invoice. The same payment order of the same order again changes nothing.
     *
     * @throws AppError `order.not_found`, `order.own`, `invoice.not_found`, `transfer.booked`, `order.illegal_transition`
     */
    confirm: (
      orderId: string,
      paymentOrder: PaymentOrder,
      context: RequestContext,
    ): Promise<Order> =>
      db.transaction(async (tx) => {
        const order = await lockOrder(tx, orderId)
        if (!order) throw new AppError('order.not_found')
        if (order.userId === context.visitor.userId) throw new AppError('order.own')
        const invoice = await findInvoice(tx, { orderId })
        if (!invoice) throw new AppError('invoice.not_found')
        const { amount } = order
        const transfer = { ...paymentOrder, payerInn: invoice.buyer.inn, amount }
        const booked = await findTransfer(tx, transfer)
        if (booked?.orderId === orderId) return viewOrder(tx, order)
        if (HAS_MONEY[order.state]) throw new AppError('order.illegal_transition')
        return viewOrder(tx, await receiveTransfer(tx, { order, transfer }, context))
      }),

    /**
     * The accountant has returned the money of an order that was paid by transfer.
     *
     * @throws AppError `refund.not_found`, `order.own`, `order.illegal_transition`, `transfer.booked`
     */
    returned: async (
      id: string,
      { date, number }: PaymentOrder,
      { visitor, trace }: RequestContext,
    ): Promise<{ id: string; status: 'succeeded' }> => {
      const reference = `bank ${date} ${number}`
      try {
        return await db.transaction(async (tx) => {
          const found = await findRefund(tx, id)
          const order = found && (await lockOrder(tx, found.orderId))
          const refund = await lockRefund(tx, id)
          if (!refund || !order) throw new AppError('refund.not_found')
          if (order.userId === visitor.userId) throw new AppError('order.own')
          const status = 'succeeded' as const
          if (refund.providerId === reference) return { id, status }
          if (refund.status !== 'pending' || refund.paymentId !== null)
            throw new AppError('order.illegal_transition')
          await writeRefund(tx, id, { status, providerId: reference, settledAt: now() })
          const { orderId, amount } = refund
          await bookPaidOut(tx, 'bank', { orderId, subject: id, amount })
          await insertAuditRows(tx, [
            {
              ...trace,
              at: now(),
              actorId: visitor.userId,
              event: 'refund.transferred',
              userId: order.userId,
              before: { orderId, refundId: id, status: refund.status },
              after: { orderId, refundId: id, status, reference },
            },
          ])
          return { id, status }
        })
      } catch (error) {
        if (isUniqueViolation(error)) throw new AppError('transfer.booked')
        throw error
      }
    },
  }
}
