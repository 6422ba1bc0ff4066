import type { Database } from '../../../platform/database/connect.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { type PaymentRecord, writePayment } from './payments.repository.ts'
import { payments } from './payments.table.ts'
import { readReceipt } from './receipts.ts'

export type BeginAtProvider = ReturnType<typeof createBeginAtProvider>

/** Tells the provider of a stored payment. */
export function createBeginAtProvider({
  db,
  provider,
  publicUrl,
}: {
  db: Database
  provider: PaymentProvider
  publicUrl: string
}) {
  /**
   * May be repeated: the payment's id is the idempotence key.
   *
   * @returns where the buyer pays, `null` where the provider names no page
   * @throws ProviderFailure
   */
  return async ({ id, orderId, amount }: PaymentRecord): Promise<string | null> => {
    const { providerId, confirmationUrl } = await provider.begin({
      id,
      orderId,
      amount,
      description: `Заказ № ${orderId}`,
      returnUrl: `${publicUrl}/payment-2?order=${orderId}`,
      receipt: await readReceipt(db, payments, { id, orderId, amount }),
    })
    await writePayment(db, id, {
      providerId,
      confirmationUrl,
      receiptPhone: null,
      status: 'pending',
    })
    return confirmationUrl
  }
}
