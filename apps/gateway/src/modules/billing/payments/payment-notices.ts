import { AppError } from '@trassa/contracts/app-error'
import type { Database } from '../../../platform/database/connect.ts'
import type { Trace } from '../../../platform/http/trace.ts'
import { type PaymentProvider, ProviderFailure } from './payment-provider.ts'
import { findPayment } from './payments.repository.ts'
import type { SettlePayment } from './settle-payment.ts'

export type PaymentNotices = ReturnType<typeof createPaymentNotices>

/** What providers tell of payments by themselves (domain §5). */
export function createPaymentNotices({
  db,
  provider,
  settlePayment,
}: {
  db: Database
  provider: PaymentProvider
  settlePayment: SettlePayment
}) {
  /**
   * Only the id of a notice is used: the provider is asked how that payment stands. A notice of a payment that is not
   * ours, or does not agree with ours, is taken and changes nothing.
   *
   * @throws AppError `payment.unavailable` where the provider does not answer, so that it sends the notice again
   */
  return async (body: unknown, trace: Trace): Promise<{ accepted: true }> => {
    const providerId = provider.paymentOfNotice(body)
    const payment =
      providerId === null
        ? undefined
        : await findPayment(db, { provider: provider.name, providerId })
    if (!payment) return { accepted: true }
    try {
      await settlePayment(payment, trace)
    } catch (error) {
      if (error instanceof ProviderFailure) throw new AppError('payment.unavailable')
      if (!(error instanceof AppError)) throw error
    }
    return { accepted: true }
  }
}
