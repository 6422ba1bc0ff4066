import {
  checkOut,
  createOrder,
  createPackage,
  paymentNotice,
} from '@trassa/contracts/calls/payments'
import type { Good } from '@trassa/contracts/entities/order'
import { adLifecycle } from '../../../main/ad-lifecycle.ts'
import { createPaymentProvider } from '../../../main/payment-provider.ts'
import { messagingWith } from '../../../testing/messaging.ts'
import type { TestGateway, TestUser } from '../../../testing/test-gateway.ts'
import { createBilling } from '../billing.ts'
import { noticeOf, type startFakeYookassa } from './fake-yookassa.ts'

type FakeYookassa = Awaited<ReturnType<typeof startFakeYookassa>>

/** The settings of a gateway that takes cards through the fake provider. */
export const paysAt = ({ url }: FakeYookassa) => ({
  PAYMENT_PROVIDER: 'yookassa' as const,
  YOOKASSA_SHOP_ID: 'SHOP',
  YOOKASSA_SECRET_KEY: 'SECRET',
  YOOKASSA_URL: url,
})

/** Orders goods and pays them by card. @returns the order's id and the provider's id of its payment */
export async function payFor(
  gateway: TestGateway,
  yookassa: FakeYookassa,
  { as, goods }: { as: TestUser; goods: Good[] | 'package' },
) {
  const { id } =
    goods === 'package'
      ? await gateway.get(createPackage, { as, body: { quantity: 5 } })
      : await gateway.get(createOrder, { as, body: { goods } })
  const { confirmationUrl } = await gateway.get(checkOut, { as, params: { id }, body: {} })
  const paymentId = confirmationUrl.slice(confirmationUrl.lastIndexOf('/') + 1)
  yookassa.settle(paymentId, 'succeeded')
  await gateway.ask(paymentNotice, { body: noticeOf(paymentId) })
  return { id, paymentId }
}

/** The job that sends what waits, as the worker runs it. */
export function reconciliationOf(gateway: TestGateway) {
  const { db, config } = gateway
  const log = { error: () => undefined, warn: () => undefined }
  return createBilling({
    db,
    now: () => new Date(),
    lifecycle: adLifecycle(),
    provider: createPaymentProvider(config, db),
    publicUrl: config.publicUrl,
    outbox: messagingWith(gateway, async () => undefined).outbox,
    seller: config.seller,
    sendsLetters: false,
    log,
  }).reconcile
}
