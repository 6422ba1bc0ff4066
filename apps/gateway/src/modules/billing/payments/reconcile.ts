import { AppError } from '@trassa/contracts/app-error'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../platform/database/connect.ts'
import { SYSTEM } from '../../ads/public.ts'
import { bookPaidOut } from '../ledger/ledger.repository.ts'
import type { ApplyOrderEvent } from '../orders/apply-order-event.ts'
import { lockOrder, readDueOrders, readUndelivered } from '../orders/orders.repository.ts'
import type { BeginAtProvider } from './begin-at-provider.ts'
import { type PaymentProvider, ProviderFailure } from './payment-provider.ts'
import { findPayment, readUnchecked } from './payments.repository.ts'
import {
  lockRefund,
  type RefundRecord,
  readPendingRefunds,
  writeRefund,
} from './refunds.repository.ts'
import type { SettlePayment } from './settle-payment.ts'

interface Dependencies {
  db: Database
  provider: PaymentProvider
  beginAtProvider: BeginAtProvider
  settlePayment: SettlePayment
  applyOrderEvent: ApplyOrderEvent
  log: Pick<FastifyBaseLogger, 'error'>
}

/** A notice has this long to come by itself. */
const NOTICE_MS = 60_000
/** At a time; the next run goes on. */
const BATCH = 200
const AUDIT = { sessionId: 'reconcile-payments' }

export type Reconciliation = ReturnType<typeof createReconciliation>

/**
 * Repairs whatever a lost answer, a lost notice or a process that died has left: each open payment is asked about,
 * each paid order delivered, each refund sent, each order whose time is over ended (domain §5).
 */
export function createReconciliation(dependencies: Dependencies) {
  const { db, provider, beginAtProvider, settlePayment, applyOrderEvent, log } = dependencies

  /** What fails is logged and tried in the next run; the others go on. */
  async function each<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>) {
    let done = 0
    for (const item of items) {
      try {
        await work(item)
        done++
      } catch (error) {
        if (!(error instanceof ProviderFailure || error instanceof AppError)) throw error
        log.error({ err: error }, 'reconciliation failed')
      }
    }
    return done
  }

  const settleOpen = async (now: Date) => {
    const before = new Date(now.getTime() - NOTICE_MS)
    return each(await readUnchecked(db, { before, limit: BATCH }), async (payment) => {
      if (payment.providerId === null) await beginAtProvider(payment)
      const begun = await findPayment(db, { id: payment.id })
      if (begun) await settlePayment(begun, AUDIT)
    })
  }

  const deliverPaid = async (now: Date) =>
    each(await readUndelivered(db, BATCH), ({ id }) =>
      db.transaction(async (tx) => {
        const order = await lockOrder(tx, id)
        if (order?.state !== 'paid') return
        const event = { type: 'order.delivered', actor: SYSTEM, now } as const
        await applyOrderEvent(tx, { order, event }, AUDIT)
      }),
    )

  async function payOut({ id, orderId, paymentId, amount }: RefundRecord, now: Date) {
    const payment = paymentId === null ? undefined : await findPayment(db, { id: paymentId })
    if (!payment?.providerId) return
    const { providerId, status } = await provider.refund({
      id,
      providerId: payment.providerId,
      amount,
    })
    await db.transaction(async (tx) => {
      const refund = await lockRefund(tx, id)
      if (refund?.status !== 'pending' || status === 'pending') return
      await writeRefund(tx, id, { status, providerId, settledAt: now })
      if (status === 'succeeded')
        await bookPaidOut(tx, payment.provider, { orderId, subject: id, amount })
      else log.error({ refundId: id, orderId }, 'refund failed')
    })
  }

  const expireDue = async (now: Date) =>
    each(await readDueOrders(db, now, BATCH), ({ id }) =>
      db.transaction(async (tx) => {
        const order = await lockOrder(tx, id)
        if (!order || (order.state !== 'created' && order.state !== 'awaiting')) return
        const event = { type: 'order.expired', actor: SYSTEM, now } as const
        await applyOrderEvent(tx, { order, event }, AUDIT)
      }),
    )

  /** @returns how many payments, orders and refunds were looked after */
  return async (now: Date): Promise<number> => {
    const settled = await settleOpen(now)
    const delivered = await deliverPaid(now)
    const refunds = await each(await readPendingRefunds(db, BATCH), (refund) => payOut(refund, now))
    return settled + delivered + refunds + (await expireDue(now))
  }
}
