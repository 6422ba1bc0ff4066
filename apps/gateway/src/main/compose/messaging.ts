import { CONFIRMATION_OUTCOME } from '../../modules/ads/public.ts'
import { INVOICE_TOPIC } from '../../modules/billing/public.ts'
import { AUTH_CODE_TOPIC, EMAIL_LINK_TOPIC } from '../../modules/identity/public.ts'
import { MAILING_TOPIC } from '../../modules/mailings/public.ts'
import {
  type Channels,
  createOutbox,
  FORM_LETTER_TOPIC,
  type Outbox,
} from '../../modules/messaging/public.ts'
import {
  createNoticeTopics,
  createNotifications,
  createUnsubscribeLinks,
  type Notifications,
} from '../../modules/notifications/public.ts'
import { readTimeZones } from '../../modules/saved-searches/public.ts'
import { BOT_ANSWER_TOPIC } from '../../modules/telegram-bot/public.ts'
import type { Database } from '../../platform/database/connect.ts'
import type { Enqueue } from '../../platform/jobs/job-queue.ts'
import type { Config } from '../config.ts'

/**
 * The outbox with everything that is ever written into it. It holds no state: the gateway and the worker
 * each compose their own.
 */
export function composeMessaging({
  config,
  now = () => new Date(),
  ...dependencies
}: {
  now?: () => Date
  db: Database
  enqueue: Enqueue
  channels: Channels
  config: Pick<Config, 'codeSecret' | 'publicUrl' | 'gatewayBase' | 'email' | 'telegramChannel'>
}): { outbox: Outbox; notifications: Notifications } {
  const noticeTopics = createNoticeTopics({
    adConfirmation: CONFIRMATION_OUTCOME,
  })
  const { codeSecret, publicUrl, gatewayBase } = config
  const outbox = createOutbox({
    ...dependencies,
    codeSecret,
    topics: [
      AUTH_CODE_TOPIC,
      EMAIL_LINK_TOPIC,
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
      readTimeZones,
      now,
      unsubscribeLinks: createUnsubscribeLinks({ codeSecret, publicUrl, gatewayBase }),
      closed: new Set([
        ...(config.email.provider === 'off' ? (['email'] as const) : []),
        ...(config.telegramChannel.provider === 'off' ? (['telegram'] as const) : []),
      ]),
    }),
  }
}
