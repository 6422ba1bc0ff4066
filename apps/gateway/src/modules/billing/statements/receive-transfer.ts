import { randomUUID } from 'node:crypto'
import { AppError } from '@trassa/contracts/app-error'
import { CURRENCY, type OrderState } from '@trassa/contracts/enumerations/orders'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { actorOf, SYSTEM } from '../../ads/public.ts'
import type { ApplyOrderEvent } from '../orders/apply-order-event.ts'
import type { OrderRecord } from '../orders/orders.repository.ts'
import { insertTransfer, type TransferKey } from './transfers.repository.ts'

/** Whether money has come for an order already: a further transfer is for a person to decide about. */
export const HAS_MONEY: Record<OrderState, boolean> = {
  created: false,
  awaiting: false,
  cancelled: false,
  expired: false,
  paid: true,
  delivered: true,
  refunded: true,
}

export type ReceiveTransfer = ReturnType<typeof createReceiveTransfer>

/**
 * Books a bank transfer for a locked order and delivers what it pays for, in one transaction. A transfer for an order
 * that has been paid begins to go back.
 */
export const createReceiveTransfer =
  ({ applyOrderEvent, now }: { applyOrderEvent: ApplyOrderEvent; now: () => Date }) =>
  /** @throws AppError `transfer.booked`, the order machine's refusals */
  async (
    tx: Transaction,
    { order, transfer }: { order: OrderRecord; transfer: TransferKey },
    { visitor, trace, reason }: RequestContext & { reason?: string },
  ): Promise<OrderRecord> => {
    const id = randomUUID()
    const row = { ...transfer, id, orderId: order.id, bookedAt: now() }
    if (!(await insertTransfer(tx, row))) throw new AppError('transfer.booked')
    const received = {
      type: 'order.paymentReceived',
      paymentId: id,
      method: 'invoice',
      amount: transfer.amount,
      currency: CURRENCY,
      actor: actorOf(visitor),
      now: now(),
    } as const
    const paid = await applyOrderEvent(tx, { order, event: received }, { ...trace, reason })
    if (paid.state !== 'paid') return paid
    const event = { type: 'order.delivered', actor: SYSTEM, now: now() } as const
    return applyOrderEvent(tx, { order: paid, event }, trace)
  }
