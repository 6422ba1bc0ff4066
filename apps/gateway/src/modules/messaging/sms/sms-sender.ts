import type { Database } from '../../../platform/database/connect.ts'
import { createOutboxSms } from './dev-mailbox-sms.ts'
import { createSmscSms } from './smsc-sms.ts'
import { createSmsruSms } from './smsru-sms.ts'

export type SmsSettings =
  | { provider: 'outbox' }
  | { provider: 'smsc'; login: string; password: string }
  | { provider: 'smsru'; apiId: string }

/** A way to send short messages; several exist, chosen by settings (domain §6). */
export interface SmsSender {
  /**
   * Hands a message over to the provider.
   *
   * @param phone `+7` and ten digits
   * @throws SmsFailure
   */
  send: (phone: string, text: string) => Promise<void>
}

export function createSmsSender(settings: SmsSettings, db: Database): SmsSender {
  if (settings.provider === 'smsc') return createSmscSms(settings)
  if (settings.provider === 'smsru') return createSmsruSms(settings)
  return createOutboxSms(db)
}
