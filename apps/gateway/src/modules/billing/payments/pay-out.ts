import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../platform/database/connect.ts'
import { bookPaidOut } from '../ledger/ledger.repository.ts'
import type { PurchaseNotices } from '../notices/purchase-notices.ts'
import { KEY_MS, type PaymentProvider, type ProviderRefund } from './payment-provider.ts'
import { refunds } from './payments.table.ts'
import { readReceipt } from './receipts.ts'
import { lockRefund, type PendingRefund, writeRefund } from './refunds.repository.ts'

interface Dependencies {
  db: Database
  provider: PaymentProvider
  notices: PurchaseNotices
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
export function createPayOut({ db, provider, notices, log }: Dependencies) {
  /** A refund that was begun is read; one without an answer is asked for again while the provider knows its key. */
  async function ask({ refund, payment }: PendingRefund, now: Date): Promise<ProviderRefund> {
    const { id, orderId, amount, providerId, createdAt } = refund
    if (providerId !== null) return provider.readRefund(providerId)
    if (now.getTime() - createdAt.getTime() >= KEY_MS) return UNKNOWN
    const receipt = await readReceipt(db, refunds, { id, orderId, amount })
    return provider.refund({ id, providerId: payment.providerId, amount, receipt })
  }

  /** May be repeated. @throws ProviderFailure where the provider does not answer */
  return async (pending: PendingRefund, now: Date): Promise<void> => {
    const { id, orderId, amount } = pending.refund
    const { status, declineReason, ...said } = await ask(pending, now)
    const providerId = said.providerId || null
    const answered = { receiptPhone: null }
    await db.transaction(async (tx) => {
      const refund = await lockRefund(tx, id)
      if (refund?.status !== 'pending') return
      if (status === 'pending') return writeRefund(tx, id, { ...answered, providerId })
      await writeRefund(tx, id, { ...answered, status, providerId, declineReason, settledAt: now })
      if (status === 'failed') return log.error({ refundId: id, orderId }, 'refund failed')
      await bookPaidOut(tx, pending.payment.provider, { orderId, subject: id, amount })
      await notices.refundSent(tx, refund)
    })
  }
}
