import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../platform/database/connect.ts'
import { bookPaidOut } from '../ledger/ledger.repository.ts'
import { KEY_MS, type PaymentProvider, type ProviderRefund } from './payment-provider.ts'
import { readReceipt } from './receipts.ts'
import { lockRefund, type PendingRefund, writeRefund } from './refunds.repository.ts'

interface Dependencies {
  db: Database
  provider: PaymentProvider
  log: Pick<FastifyBaseLogger, 'error'>
}

/** Nothing is known of it, and another request would be another refund: a person looks. */
const UNKNOWN: ProviderRefund = {
  providerId: '',
  status: 'failed',
  declineReason:
    'Сутки нет ответа. Посмотрите в кабинете провайдера, вернулись ли деньги, и только потом отправляйте ещё раз.',
}

/** Returns the money of card payments. */
export function createPayOut({ db, provider, log }: Dependencies) {
  /** A refund that was begun is read; one without an answer is asked for again while the provider knows its key. */
  async function ask({ refund, payment }: PendingRefund, now: Date): Promise<ProviderRefund> {
    const { id, orderId, amount, providerId, createdAt } = refund
    if (providerId !== null) return provider.readRefund(providerId)
    if (now.getTime() - createdAt.getTime() >= KEY_MS) return UNKNOWN
    const receipt = await readReceipt(db, { orderId, amount })
    return provider.refund({ id, providerId: payment.providerId, amount, receipt })
  }

  /** May be repeated. @throws ProviderFailure where the provider does not answer */
  return async (pending: PendingRefund, now: Date): Promise<void> => {
    const { id, orderId, amount } = pending.refund
    const { status, declineReason, ...said } = await ask(pending, now)
    const providerId = said.providerId || null
    await db.transaction(async (tx) => {
      const refund = await lockRefund(tx, id)
      if (refund?.status !== 'pending') return
      if (status === 'pending') return writeRefund(tx, id, { providerId })
      await writeRefund(tx, id, { status, providerId, declineReason, settledAt: now })
      if (status === 'succeeded')
        await bookPaidOut(tx, pending.payment.provider, { orderId, subject: id, amount })
      else log.error({ refundId: id, orderId }, 'refund failed')
    })
  }
}
