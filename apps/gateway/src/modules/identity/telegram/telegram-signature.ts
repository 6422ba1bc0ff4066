import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { AppError } from '@trassa/contracts/app-error'
import type { TelegramPayload } from '@trassa/contracts/calls/auth'
import type { Transaction } from '../../../platform/database/connect.ts'
import { isWithinRate } from '../../../platform/rate-limit/rate-limit.ts'

/** domain §2. */
const FRESH_SECONDS = 24 * 60 * 60
/** How far Telegram's clock may go ahead of ours. */
const CLOCK_SKEW_SECONDS = 60

export interface TelegramSignature {
  /** @throws AppError `auth.telegram_signature` when the payload is forged, old, or there is no bot. */
  check: (payload: TelegramPayload) => void
  /**
   * Checks a payload and marks it as used in the caller's transaction, so that what it was accepted for and the
   * mark are committed together; a second transaction waits for the first (docs/decisions/051).
   *
   * @throws AppError `auth.telegram_signature` as `check` does, and for a payload that was accepted before
   */
  accept: (tx: Transaction, payload: TelegramPayload) => Promise<void>
}

/**
 * The signature of the Telegram Login Widget: HMAC-SHA256 over the sorted `key=value` lines, keyed with
 * SHA256 of the bot's token. Without a bot every payload is refused.
 */
export function createTelegramSignature(bot: { token: string } | undefined): TelegramSignature {
  const check = (payload: TelegramPayload): void => {
    if (!bot || !isFresh(payload) || hasLineBreak(payload) || !isSigned(payload, bot.token)) {
      throw new AppError('auth.telegram_signature')
    }
  }
  return {
    check,
    async accept(tx, payload) {
      check(payload)
      const use = {
        key: `telegram:${payload.hash}`,
        hits: 1,
        seconds: FRESH_SECONDS + CLOCK_SKEW_SECONDS,
      }
      if (!(await isWithinRate(tx, use))) throw new AppError('auth.telegram_signature')
    },
  }
}

function isFresh({ authDate }: TelegramPayload): boolean {
  const age = Date.now() / 1000 - authDate
  return age <= FRESH_SECONDS && age >= -CLOCK_SKEW_SECONDS
}

/** A line break in a value would let it hold the lines of other values: the signed text would stay the same. */
const hasLineBreak = (payload: TelegramPayload): boolean =>
  Object.values(payload).some((value) => /[\r\n]/.test(String(value)))

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
