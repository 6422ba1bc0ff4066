import { randomUUID } from 'node:crypto'
import { AppError } from '@trassa/contracts/app-error'
import type { ProviderName } from '@trassa/contracts/enumerations/money'
import type { Database, Transaction } from '../../../platform/database/connect.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { actorOf } from '../../ads/public.ts'
import type { ApplyOrderEvent } from '../orders/apply-order-event.ts'
import { lockOrder } from '../orders/orders.repository.ts'
import type { BeginAtProvider } from './begin-at-provider.ts'
import { ProviderFailure } from './payment-provider.ts'
import {
  findOpenPayment,
  findPayment,
  insertPayment,
  type PaymentRecord,
} from './payments.repository.ts'
import type { SettlePayment } from './settle-payment.ts'

interface Dependencies {
  db: Database
  providerName: ProviderName
  beginAtProvider: BeginAtProvider
  settlePayment: SettlePayment
  applyOrderEvent: ApplyOrderEvent
  now: () => Date
}

/** Sends buyers to the provider's page (domain §5). */
export function createCheckout({
  db,
  providerName,
  beginAtProvider,
  settlePayment,
  applyOrderEvent,
  now,
}: Dependencies) {
  /** The payment that the buyer goes on with: the one that is open, or a new one. */
  async function beginPayment(
    tx: Transaction,
    orderId: string,
    { visitor, trace }: RequestContext,
  ): Promise<PaymentRecord> {
    const order = await lockOrder(tx, orderId)
    if (!order) throw new AppError('order.not_found')
    const event = { type: 'order.checkoutStarted', method: 'card' } as const
    const step = { order, event: { ...event, actor: actorOf(visitor), now: now() } }
    await applyOrderEvent(tx, step, trace)
    const open = await findOpenPayment(tx, orderId)
    const { amount } = order
    const payment = { id: randomUUID(), orderId, provider: providerName, amount }
    return open ?? insertPayment(tx, payment)
  }

  /** Where the buyer pays; `null` where this payment can be paid no more. */
  async function urlOf(payment: PaymentRecord, { trace }: RequestContext): Promise<string | null> {
    if (payment.confirmationUrl === null) return beginAtProvider(payment)
    // It may have been paid or declined, and its notice is under way.
    await settlePayment(payment, trace)
    return (await findPayment(db, { id: payment.id }))?.status === 'pending'
      ? payment.confirmationUrl
      : null
  }

  /**
   * The address where the order is paid. The payment is stored before the provider is asked, and its id is the
   * idempotence key: whatever is pressed twice or lost on the way, the provider knows one payment.
   *
   * @throws AppError `order.not_found`, the order machine's refusals, `payment.unavailable`
   */
  return async (orderId: string, context: RequestContext): Promise<string> => {
    const begin = () => db.transaction((tx) => beginPayment(tx, orderId, context))
    try {
      const url = (await urlOf(await begin(), context)) ?? (await urlOf(await begin(), context))
      if (url !== null) return url
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error
    }
    throw new AppError('payment.unavailable')
  }
}
