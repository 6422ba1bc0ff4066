import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { AppError } from '@trassa/contracts/app-error'
import type { TelegramPayload } from '@trassa/contracts/calls/auth'

/** domain §2. */
const FRESH_SECONDS = 24 * 60 * 60

export interface TelegramSignature {
  /** @throws AppError `auth.telegram_signature` when the payload is forged, old, or there is no bot. */
  check: (payload: TelegramPayload) => void
}

/**
 * The signature of the Telegram Login Widget: HMAC-SHA256 over the sorted `key=value` lines, keyed with
 * SHA256 of the bot's token. Without a bot every payload is refused.
 */
export function createTelegramSignature(bot: { token: string } | undefined): TelegramSignature {
  return {
    check(payload) {
      const isFresh = Date.now() / 1000 - payload.authDate <= FRESH_SECONDS
      if (!bot || !isFresh || !isSigned(payload, bot.token)) {
        throw new AppError('auth.telegram_signature')
      }
    },
  }
}

function isSigned(payload: TelegramPayload, token: string): boolean {
  const given = Buffer.from(payload.hash, 'hex')
  const expected = Buffer.from(signTelegram(payload, token), 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** The `hash` that Telegram would send with this payload, in hexadecimal. */
export function signTelegram(payload: Omit<TelegramPayload, 'hash'>, token: string): string {
  const names: Record<string, string | number | undefined> = {
    id: payload.telegramId,
    first_name: payload.firstName,
    last_name: payload.lastName,
    username: payload.username,
    photo_url: payload.photoUrl,
    auth_date: payload.authDate,
  }
  const lines = Object.entries(names)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('\n')
  const key = createHash('sha256').update(token).digest()
  return createHmac('sha256', key).update(lines).digest('hex')
}
