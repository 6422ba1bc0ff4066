import { AppError } from '@trassa/contracts/app-error'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../platform/database/connect.ts'
import { SYSTEM } from '../../ads/public.ts'
import type { PurchaseNotices } from '../notices/purchase-notices.ts'
import type { ApplyOrderEvent } from '../orders/apply-order-event.ts'
import { lockOrder, readDueOrders, readUndelivered } from '../orders/orders.repository.ts'
import type { BeginAtProvider } from './begin-at-provider.ts'
import { createPayOut } from './pay-out.ts'
import { KEY_MS, type PaymentProvider, ProviderFailure } from './payment-provider.ts'
import {
  findPayment,
  type PaymentRecord,
  readUnchecked,
  writePayment,
} from './payments.repository.ts'
import { readPendingRefunds } from './refunds.repository.ts'
import type { SettlePayment } from './settle-payment.ts'

interface Dependencies {
  db: Database
  provider: PaymentProvider
  beginAtProvider: BeginAtProvider
  settlePayment: SettlePayment
  applyOrderEvent: ApplyOrderEvent
  notices: PurchaseNotices
  log: Pick<FastifyBaseLogger, 'error'>
}

/** At a time; the next run goes on. */
const BATCH = 200
/** So many failures one after another mean that the provider is down: the next run asks again. */
const PATIENCE = 3
const AUDIT = { sessionId: 'reconcile-payments' }

export type Reconciliation = ReturnType<typeof createReconciliation>

/**
 * Repairs whatever a lost answer, a lost notice or a process that died has left: each paid order is delivered, each
 * order whose time is over ended, each open payment asked about, each refund sent (domain §5).
 */
export function createReconciliation(dependencies: Dependencies) {
  const { db, provider, beginAtProvider, settlePayment, applyOrderEvent, notices, log } =
    dependencies
  const payOut = createPayOut({ db, provider, notices, log })

  /** What fails is logged and tried in a later run; the others go on, while the provider answers. */
  async function each<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>) {
    let done = 0
    let failures = 0
    for (const item of items) {
      try {
        await work(item)
        done++
        failures = 0
      } catch (error) {
        if (!(error instanceof ProviderFailure || error instanceof AppError)) throw error
        log.error({ err: error }, 'reconciliation failed')
        if (error instanceof ProviderFailure && ++failures === PATIENCE) break
      }
    }
    return done
  }

  /** Asks for the payment whose beginning was cut short, also where its order has ended: it may have been paid. */
  async function beginAgain(payment: PaymentRecord, now: Date): Promise<void> {
    if (now.getTime() - payment.createdAt.getTime() < KEY_MS) await beginAtProvider(payment)
    else await writePayment(db, payment.id, { status: 'cancelled', receiptPhone: null })
  }

  const settleOpen = async (now: Date) =>
    each(
      await readUnchecked(db, { provider: provider.name, now, limit: BATCH }),
      async (payment) => {
        // Before it is asked: what fails again and again keeps its place behind the others.
        await writePayment(db, payment.id, { checkedAt: now })
        if (payment.providerId === null) await beginAgain(payment, now)
        const begun = await findPayment(db, { id: payment.id })
        if (begun) await settlePayment(begun, AUDIT)
      },
    )

  const deliverPaid = async (now: Date) =>
    each(await readUndelivered(db, BATCH), ({ id }) =>
      db.transaction(async (tx) => {
        const order = await lockOrder(tx, id)
        if (order?.state !== 'paid') return
        const event = { type: 'order.delivered', actor: SYSTEM, now } as const
        await applyOrderEvent(tx, { order, event }, AUDIT)
      }),
    )

  const expireDue = async (now: Date) =>
    each(await readDueOrders(db, now, BATCH), ({ id }) =>
      db.transaction(async (tx) => {
        const order = await lockOrder(tx, id)
        if (!order || (order.state !== 'created' && order.state !== 'awaiting')) return
        const event = { type: 'order.expired', actor: SYSTEM, now } as const
        await applyOrderEvent(tx, { order, event }, AUDIT)
      }),
    )

  /** @returns how many orders, payments and refunds were looked after */
  return async (now: Date): Promise<number> => {
    // Nothing that the provider is asked for keeps a paid order waiting.
    const delivered = await deliverPaid(now)
    const settled = await settleOpen(now)
    const pending = await readPendingRefunds(db, { provider: provider.name, limit: BATCH })
    const refunds = await each(pending, (refund) => payOut(refund, now))
    return delivered + settled + refunds + (await expireDue(now))
  }
}
