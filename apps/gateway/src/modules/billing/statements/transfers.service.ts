import { AppError } from '@trassa/contracts/app-error'
import type { CallArguments } from '@trassa/contracts/call'
import type { confirmTransfer } from '@trassa/contracts/calls/invoices'
import type { StaffOrder } from '@trassa/contracts/entities/staff-order'
import type { Database } from '../../../platform/database/connect.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { findInvoice } from '../invoices/invoices.repository.ts'
import { lockOrder } from '../orders/orders.repository.ts'
import { viewStaffOrder } from '../staff/staff-order-view.ts'
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
    ): Promise<StaffOrder> =>
      db.transaction(async (tx) => {
        const order = await lockOrder(tx, orderId)
        if (!order) throw new AppError('order.not_found')
        if (order.userId === context.visitor.userId) throw new AppError('order.own')
        const invoice = await findInvoice(tx, { orderId })
        if (!invoice) throw new AppError('invoice.not_found')
        const { amount } = order
        const transfer = { ...paymentOrder, payerInn: invoice.buyer.inn, amount }
        const booked = await findTransfer(tx, transfer)
        if (booked?.orderId === orderId) return viewStaffOrder(tx, order, now())
        if (HAS_MONEY[order.state]) throw new AppError('order.illegal_transition')
        return viewStaffOrder(tx, await receiveTransfer(tx, { order, transfer }, context), now())
      }),
  }
}
