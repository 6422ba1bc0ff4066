import { AppError } from '@trassa/contracts/app-error'
import { CURRENCY } from '@trassa/contracts/enumerations/orders'
import type { FastifyBaseLogger } from 'fastify'
import type { Database, Transaction } from '../../../platform/database/connect.ts'
import { SYSTEM } from '../../ads/public.ts'
import type { AuditFacts } from '../../audit/public.ts'
import type { ApplyOrderEvent } from '../orders/apply-order-event.ts'
import { lockOrder, type OrderRecord } from '../orders/orders.repository.ts'
import type { PaymentProvider, ProviderPayment } from './payment-provider.ts'
import { lockPayment, type PaymentRecord, writePayment } from './payments.repository.ts'

interface Dependencies {
  db: Database
  provider: PaymentProvider
  applyOrderEvent: ApplyOrderEvent
  now: () => Date
  log: Pick<FastifyBaseLogger, 'error'>
}

/** What does not agree with the payment that we began; `null` where everything does. */
function mismatchOf(payment: PaymentRecord, said: ProviderPayment): string | null {
  if (said.orderId !== payment.orderId) return 'order'
  if (said.currency !== CURRENCY) return 'currency'
  return said.amount === payment.amount ? null : 'amount'
}

export type SettlePayment = ReturnType<typeof createSettlePayment>

/** Brings an order to where its payment is, by the provider's own word (domain §5). */
export function createSettlePayment({ db, provider, applyOrderEvent, now, log }: Dependencies) {
  async function settle(
    tx: Transaction,
    { id, orderId }: PaymentRecord,
    said: ProviderPayment,
    audit: AuditFacts,
  ): Promise<void> {
    // The order first, as everywhere, so that two notices wait for each other.
    const order = await lockOrder(tx, orderId)
    const payment = await lockPayment(tx, id)
    if (!order || !payment) return
    if (payment.status !== 'new' && payment.status !== 'pending') return
    if (said.status === 'succeeded') await receive(tx, order, payment, audit)
    if (said.status === 'cancelled') await decline(tx, order, payment, said, audit)
  }

  async function receive(
    tx: Transaction,
    order: OrderRecord,
    { id: paymentId, amount }: PaymentRecord,
    audit: AuditFacts,
  ): Promise<void> {
    await writePayment(tx, paymentId, { status: 'succeeded', settledAt: now() })
    const received = { type: 'order.paymentReceived', paymentId, method: 'card' } as const
    const event = { ...received, amount, currency: CURRENCY, actor: SYSTEM, now: now() }
    const paid = await applyOrderEvent(tx, { order, event }, audit)
    if (paid.state !== 'paid') return
    const delivered = { type: 'order.delivered', actor: SYSTEM, now: now() } as const
    await applyOrderEvent(tx, { order: paid, event: delivered }, audit)
  }

  async function decline(
    tx: Transaction,
    order: OrderRecord,
    { id }: PaymentRecord,
    { declineReason }: ProviderPayment,
    audit: AuditFacts,
  ): Promise<void> {
    await writePayment(tx, id, { status: 'cancelled', declineReason, settledAt: now() })
    if (order.state !== 'awaiting') return
    const event = { type: 'order.paymentFailed', actor: SYSTEM, now: now() } as const
    await applyOrderEvent(tx, { order, event }, audit)
  }

  /**
   * Asks the provider how a payment stands and does what follows, once however often it is called. A payment that
   * does not agree with what we began changes nothing and is logged as an error, which alarms the operator.
   *
   * @throws ProviderFailure where the provider does not answer
   */
  return async (payment: PaymentRecord, audit: AuditFacts): Promise<void> => {
    if (payment.providerId === null) return
    const said = await provider.read(payment.providerId)
    const mismatch = mismatchOf(payment, said)
    if (mismatch !== null) {
      log.error({ paymentId: payment.id, orderId: payment.orderId, mismatch }, 'payment mismatch')
      throw new AppError('order.amount_mismatch')
    }
    await db.transaction((tx) => settle(tx, payment, said, audit))
  }
}
