import type { Database } from '../../../platform/database/connect.ts'
import { createDevMailboxChannel } from '../dev-mailbox/dev-mailbox-channel.ts'
import { printLetter, readLetter } from '../email/letter.ts'
import { createSmtpEmail } from '../email/smtp-email.ts'
import { createSmscSms } from '../sms/smsc-sms.ts'
import { createSmsruSms } from '../sms/smsru-sms.ts'
import {
  createTelegramBotApi,
  type ReadPicture,
  type TelegramBotSettings,
} from '../telegram/telegram-bot-api.ts'
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

/** `off`: production without a bot. */
export type TelegramSettings =
  | { provider: 'dev-mailbox' }
  | ({ provider: 'bot' } & TelegramBotSettings)
  | { provider: 'off' }

/** What messages name and other modules have; `main` plugs it in. */
export interface MessageFiles {
  makeAttachment: MakeAttachment
  readPicture: ReadPicture
}

/** The channels that the settings choose (domain §6). */
export const createChannels = (
  settings: { sms: SmsSettings; email: EmailSettings; telegramChannel: TelegramSettings },
  db: Database,
  { makeAttachment, readPicture }: MessageFiles,
): Channels => ({
  sms: createSmsChannel(settings.sms, db),
  email: createEmailChannel(settings.email, db, makeAttachment),
  telegram: createTelegramChannel(settings.telegramChannel, db, readPicture),
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
    return createDevMailboxChannel(db, 'email', (body) => {
      const letter = readLetter(body)
      return { body: printLetter(letter), html: letter.html }
    })
  }
  // Letters that were written while there was a server wait until it is set again.
  return notSet('SMTP_URL')
}

function createTelegramChannel(
  settings: TelegramSettings,
  db: Database,
  readPicture: ReadPicture,
): ChannelSender {
  if (settings.provider === 'bot') return createTelegramBotApi({ ...settings, readPicture })
  if (settings.provider === 'dev-mailbox') return createDevMailboxChannel(db, 'telegram')
  return notSet('TELEGRAM_BOT_TOKEN')
}

const notSet = (setting: string): ChannelSender => ({
  send: () => Promise.reject(new DeliveryFailure('provider', `${setting} is not set`)),
})
