import type { TelegramPayload } from '@trassa/contracts/calls/auth'
import { signTelegram } from '../modules/identity/telegram/telegram-signature.ts'

export const BOT_TOKEN = '110201543:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw'
export const WITH_BOT = { TELEGRAM_BOT_TOKEN: BOT_TOKEN, TELEGRAM_BOT_NAME: 'trassa_bot' }

/** Messages leave without the pauses that Telegram wants. */
export const IMPATIENT = { takeoverMs: 0, chatPauseSeconds: 0.02 }

let ids = 0

/** The payload of the login widget for a Telegram account, signed now unless `authDate` says otherwise. */
export function signedPayload(fields: Partial<TelegramPayload> = {}): TelegramPayload {
  ids += 1
  const payload = {
    telegramId: String(5_000_000_000 + ids),
    firstName: 'Иван',
    username: `ivan_${ids}`,
    authDate: Math.floor(Date.now() / 1000),
    ...fields,
  }
  return { ...payload, hash: fields.hash ?? signTelegram(payload, BOT_TOKEN) }
}
