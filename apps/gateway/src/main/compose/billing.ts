import type { FastifyBaseLogger } from 'fastify'
import type { AdLifecycle } from '../../modules/ads/public.ts'
import { type Billing, createBilling } from '../../modules/billing/public.ts'
import type { Outbox } from '../../modules/messaging/public.ts'
import type { Notifications } from '../../modules/notifications/public.ts'
import type { Database } from '../../platform/database/connect.ts'
import type { Config } from '../config.ts'
import { createPaymentProvider } from './payment-provider.ts'

/** What is sold, by the settings, for requests and jobs alike. */
export const composeBilling = (
  config: Config,
  dependencies: {
    db: Database
    now: () => Date
    lifecycle: AdLifecycle
    outbox: Outbox
    notifications: Notifications
    log: Pick<FastifyBaseLogger, 'error' | 'warn'>
  },
): Billing =>
  createBilling({
    ...dependencies,
    provider: createPaymentProvider(config, dependencies.db),
    publicUrl: config.publicUrl,
    seller: config.seller,
    sendsLetters: config.email.provider !== 'off',
  })
