import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { Deliveries } from '../delivery/deliveries.ts'
import { insertAct } from '../invoices/invoices.repository.ts'
import {
  bookPayment,
  bookRefund,
  bookSale,
  bookSaleReversed,
  type Cash,
} from '../ledger/ledger.repository.ts'
import type { PurchaseNotices } from '../notices/purchase-notices.ts'
import { findPayment } from '../payments/payments.repository.ts'
import { insertRefund } from '../payments/refunds.repository.ts'
import type { OrderEffectHandlers } from './apply-order-event.ts'
import { type OrderRecord, readOrderLines } from './orders.repository.ts'

/** The provider of a card payment, by our id of it; a bank transfer has none. */
async function cashOf(tx: Transaction, paymentId: string | null): Promise<Cash> {
  const payment = paymentId === null ? undefined : await findPayment(tx, { id: paymentId })
  return payment?.provider ?? 'bank'
}

/** Begins to return money: a job asks the provider. */
async function returnMoney(
  tx: Transaction,
  { orderId, paymentId, amount }: { orderId: string; paymentId: string | null; amount: number },
): Promise<void> {
  const id = randomUUID()
  const ofCard = (await cashOf(tx, paymentId)) !== 'bank'
  const returned = ofCard ? { paymentId } : { paymentId: null, transferId: paymentId }
  await insertRefund(tx, { id, orderId, amount, ...returned })
  await bookRefund(tx, { orderId, subject: id, amount })
}

const booked = ({ id: orderId, amount }: OrderRecord) => ({ orderId, subject: orderId, amount })

/** What each effect of an order's event does (domain §5), in the event's transaction. */
export const orderEffects = (
  { deliver, takeBack }: Deliveries,
  notices: PurchaseNotices,
): OrderEffectHandlers => ({
  bookPayment: async (tx, { order }) => {
    const subject = order.paymentId ?? ''
    await bookPayment(tx, await cashOf(tx, order.paymentId), { ...booked(order), subject })
  },
  deliver: async (tx, { order, event }, audit) => {
    for (const line of await readOrderLines(tx, [order.id]))
      await deliver(tx, { userId: order.userId, line, now: event.now, audit })
    await bookSale(tx, booked(order))
    if (order.method === 'invoice') await insertAct(tx, order.id, event.now)
    await notices.orderPaid(tx, order)
  },
  takeBack: async (tx, { order, event }) => {
    await takeBack(tx, await readOrderLines(tx, [order.id]), event.now)
    await bookSaleReversed(tx, { ...booked(order), amount: order.refundAmount ?? order.amount })
  },
  refund: (tx, { order }) =>
    returnMoney(tx, {
      orderId: order.id,
      paymentId: order.paymentId,
      amount: order.refundAmount ?? order.amount,
    }),
  returnSurplus: async (tx, { order, event }) => {
    if (event.type !== 'order.paymentReceived') return
    const { paymentId, amount } = event
    await bookPayment(tx, await cashOf(tx, paymentId), {
      orderId: order.id,
      subject: paymentId,
      amount,
    })
    await returnMoney(tx, { orderId: order.id, paymentId, amount })
    await notices.surplusReturned(tx, order, event)
  },
})
