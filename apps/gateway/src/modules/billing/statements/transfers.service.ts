import { AppError } from '@trassa/contracts/app-error'
import type { CallArguments } from '@trassa/contracts/call'
import type { confirmTransfer, returnTransfer } from '@trassa/contracts/calls/moderator/transfers'
import type { StaffOrder } from '@trassa/contracts/entities/moderator/staff-order'
import type { Database, Transaction } from '../../../platform/database/connect.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { findInvoice } from '../invoices/invoices.repository.ts'
import { findOrder, lockOrder } from '../orders/orders.repository.ts'
import { viewStaffOrder } from '../staff/staff-order-view.ts'
import { HAS_MONEY, type ReceiveTransfer } from './receive-transfer.ts'
import { findTransfer } from './transfers.repository.ts'

type PaymentOrder = CallArguments<typeof confirmTransfer, 'output'>['body']
type Surplus = CallArguments<typeof returnTransfer, 'output'>['body']

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
  /** Another user's order and its invoice. */
  async function lockInvoiced(tx: Transaction, orderId: string, { visitor }: RequestContext) {
    const order = await lockOrder(tx, orderId)
    if (!order) throw new AppError('order.not_found')
    if (order.userId === visitor.userId) throw new AppError('order.own')
    const invoice = await findInvoice(tx, { orderId })
    if (!invoice) throw new AppError('invoice.not_found')
    return { order, invoice }
  }

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
    ): Promise<StaffOrder> =>
      db.transaction(async (tx) => {
        const { order, invoice } = await lockInvoiced(tx, orderId, context)
        const { amount } = order
        const transfer = { ...paymentOrder, payerInn: invoice.buyer.inn, amount }
        const booked = await findTransfer(tx, transfer)
        if (booked?.orderId === orderId) return viewStaffOrder(tx, order, now())
        if (HAS_MONEY[order.state]) throw new AppError('order.illegal_transition')
        return viewStaffOrder(tx, await receiveTransfer(tx, { order, transfer }, context), now())
      }),

    /**
     * Money has come for an order that is paid for: it is booked and begins to go back. The same payment order again
     * changes nothing.
     *
     * @throws AppError `order.not_found`, `order.own`, `invoice.not_found`, `order.illegal_transition` where the order
     * waits for its money, `transfer.booked` where the payment order has paid this order or another one
     */
    returnSurplus: (
      orderId: string,
      { reason, kopecks, payerInn, ...paymentOrder }: Surplus,
      context: RequestContext,
    ): Promise<StaffOrder> =>
      db.transaction(async (tx) => {
        const { order, invoice } = await lockInvoiced(tx, orderId, context)
        if (!HAS_MONEY[order.state]) throw new AppError('order.illegal_transition')
        const transfer = {
          ...paymentOrder,
          payerInn: payerInn ?? invoice.buyer.inn,
          amount: kopecks ?? order.amount,
        }
        const booked = await findTransfer(tx, transfer)
        const isRepeat = booked?.orderId === orderId && booked.id !== order.paymentId
        if (booked && !isRepeat) throw new AppError('transfer.booked')
        if (!booked) await receiveTransfer(tx, { order, transfer }, { ...context, reason })
        const received = await findOrder(tx, orderId)
        return viewStaffOrder(tx, received ?? order, now())
      }),
  }
}
