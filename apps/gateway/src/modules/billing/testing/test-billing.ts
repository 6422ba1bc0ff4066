import { composeBilling } from '../../../main/compose/billing.ts'
import type { Config } from '../../../main/config.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { Enqueue } from '../../../platform/jobs/job-queue.ts'
import { lifecycleOf, messagingWith } from '../../../testing/messaging.ts'
import type { Billing } from '../billing.ts'

/** The billing of a gateway or of a process beside it, as its jobs use it; letters go nowhere, the log is silent. */
export const createTestBilling = (gateway: {
  db: Database
  config: Config
  enqueue: Enqueue
}): Billing =>
  composeBilling(gateway.config, {
    db: gateway.db,
    now: () => new Date(),
    lifecycle: lifecycleOf(gateway),
    ...messagingWith(gateway, async () => undefined),
    log: { error: () => undefined, warn: () => undefined },
  })
