import type { Database } from '../../../platform/database/connect.ts'
import { createOutboxSms } from './dev-mailbox-sms.ts'
import type { SmsSender } from './sms-sender.ts'
import { createSmscSms } from './smsc-sms.ts'
import { createSmsruSms } from './smsru-sms.ts'
export type SmsSettings =
  | { provider: 'outbox' }
  | { provider: 'smsc'; login: string; password: string }
  | { provider: 'smsru'; apiId: string }

/** The sender that the settings choose (domain §6). */
export function createSmsSender(settings: SmsSettings, db: Database): SmsSender {
  if (settings.provider === 'smsc') return createSmscSms(settings)
  if (settings.provider === 'smsru') return createSmsruSms(settings)
  return createOutboxSms(db)
}
