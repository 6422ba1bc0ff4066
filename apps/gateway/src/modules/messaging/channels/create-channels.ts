import type { Database } from '../../../platform/database/connect.ts'
import { createDevMailboxChannel } from '../dev-mailbox/dev-mailbox-channel.ts'
import { printLetter, readLetter } from '../email/letter.ts'
import { createSmtpEmail } from '../email/smtp-email.ts'
import { createSmscSms } from '../sms/smsc-sms.ts'
import { createSmsruSms } from '../sms/smsru-sms.ts'
import type { MakeAttachment } from './attachments.ts'
import type { ChannelSender, Channels } from './channel.ts'
import { DeliveryFailure } from './delivery-failure.ts'

export type SmsSettings =
  | { provider: 'dev-mailbox' }
  | { provider: 'smsc'; login: string; password: string }
  | { provider: 'smsru'; apiId: string }

/** `off`: production without a mail server; what needs letters says that it does not work. */
export type EmailSettings =
  | { provider: 'dev-mailbox' }
  | { provider: 'smtp'; url: string; from: string }
  | { provider: 'off' }

/** The channels that the settings choose (domain §6). */
export const createChannels = (
  settings: { sms: SmsSettings; email: EmailSettings },
  db: Database,
  makeAttachment: MakeAttachment,
): Channels => ({
  sms: createSmsChannel(settings.sms, db),
  email: createEmailChannel(settings.email, db, makeAttachment),
})

function createSmsChannel(settings: SmsSettings, db: Database): ChannelSender {
  if (settings.provider === 'smsc') return createSmscSms(settings)
  if (settings.provider === 'smsru') return createSmsruSms(settings)
  return createDevMailboxChannel(db, 'sms')
}

function createEmailChannel(
  settings: EmailSettings,
  db: Database,
  makeAttachment: MakeAttachment,
): ChannelSender {
  if (settings.provider === 'smtp') return createSmtpEmail({ ...settings, makeAttachment })
  if (settings.provider === 'dev-mailbox') {
    return createDevMailboxChannel(db, 'email', (body) => printLetter(readLetter(body)))
  }
  return {
    // Letters that were written while there was a server wait until it is set again.
    send: () => Promise.reject(new DeliveryFailure('provider', 'SMTP_URL is not set')),
  }
}
