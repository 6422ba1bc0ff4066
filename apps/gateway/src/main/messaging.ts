import { CONFIRMATION_OUTCOME } from '../modules/ads/public.ts'
import { INVOICE_TOPIC, PURCHASE_NOTICE } from '../modules/billing/public.ts'
import {
  ACCOUNT_TOPIC,
  AUTH_CODE_TOPIC,
  EMAIL_LINK_TOPIC,
  SECOND_FACTOR_TOPIC,
} from '../modules/identity/public.ts'
import { MAILING_TOPIC } from '../modules/mailings/public.ts'
import {
  type Channels,
  createOutbox,
  FORM_LETTER_TOPIC,
  type Outbox,
} from '../modules/messaging/public.ts'
import {
  createNoticeTopics,
  createNotifications,
  createUnsubscribeLinks,
  type Notifications,
} from '../modules/notifications/public.ts'
import { BOT_ANSWER_TOPIC } from '../modules/telegram-bot/public.ts'
import type { Database } from '../platform/database/connect.ts'
import type { Enqueue } from '../platform/jobs/job-queue.ts'
import type { Config } from './config.ts'

/**
 * The outbox with everything that is ever written into it. It holds no state: the gateway and the worker
 * each compose their own.
 */
export function composeMessaging({
  config,
  ...dependencies
}: {
  db: Database
  enqueue: Enqueue
  channels: Channels
  config: Pick<Config, 'codeSecret' | 'publicUrl' | 'gatewayBase' | 'email' | 'telegramChannel'>
}): { outbox: Outbox; notifications: Notifications } {
  const noticeTopics = createNoticeTopics({
    adConfirmation: CONFIRMATION_OUTCOME,
    packageLapses: PURCHASE_NOTICE,
    refundBegun: PURCHASE_NOTICE,
    surplusReturned: PURCHASE_NOTICE,
    refundSent: PURCHASE_NOTICE,
    compensation: PURCHASE_NOTICE,
  })
  const { codeSecret, publicUrl, gatewayBase } = config
  const outbox = createOutbox({
    ...dependencies,
    codeSecret,
    topics: [
      ACCOUNT_TOPIC,
      AUTH_CODE_TOPIC,
      EMAIL_LINK_TOPIC,
      SECOND_FACTOR_TOPIC,
      FORM_LETTER_TOPIC,
      INVOICE_TOPIC,
      BOT_ANSWER_TOPIC,
      MAILING_TOPIC,
      ...Object.values(noticeTopics),
    ],
  })
  return {
    outbox,
    notifications: createNotifications({
      outbox,
      topics: noticeTopics,
      publicUrl,
      unsubscribeLinks: createUnsubscribeLinks({ codeSecret, publicUrl, gatewayBase }),
      closed: new Set([
        ...(config.email.provider === 'off' ? (['email'] as const) : []),
        ...(config.telegramChannel.provider === 'off' ? (['telegram'] as const) : []),
      ]),
    }),
  }
}
