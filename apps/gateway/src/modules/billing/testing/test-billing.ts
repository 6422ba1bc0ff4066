import { adLifecycle } from '../../../main/ad-lifecycle.ts'
import type { Config } from '../../../main/config.ts'
import { createPaymentProvider } from '../../../main/payment-provider.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { Enqueue } from '../../../platform/jobs/job-queue.ts'
import { messagingWith } from '../../../testing/messaging.ts'
import { type Billing, createBilling } from '../billing.ts'

/** The billing of a gateway or of a process beside it, as its jobs use it; letters go nowhere, the log is silent. */
export const createTestBilling = (gateway: {
  db: Database
  config: Config
  enqueue: Enqueue
}): Billing =>
  createBilling({
    db: gateway.db,
    now: () => new Date(),
    lifecycle: adLifecycle(),
    provider: createPaymentProvider(gateway.config, gateway.db),
    publicUrl: gateway.config.publicUrl,
    outbox: messagingWith(gateway, async () => undefined).outbox,
    seller: gateway.config.seller,
    sendsLetters: false,
    log: { error: () => undefined, warn: () => undefined },
  })
