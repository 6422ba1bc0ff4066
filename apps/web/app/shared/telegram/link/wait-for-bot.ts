import type { ApiClient } from '@trassa/api-client/client'
import { AppError } from '@trassa/contracts/app-error'
import { readMe } from '@trassa/contracts/calls/profiles'
import type { Profile } from '@trassa/contracts/entities/user'
import type { BotWait } from '@trassa/machines/telegram-link/telegram-link.machine'

const POLL_MS = 2000
/** As long as a link into the bot is valid (domain §2). */
const VALID_MS = 15 * 60 * 1000

/**
 * Asks for the profile until the bot has linked a Telegram account other than `telegramId` to it. A lost connection is no end: the person is
 * in Telegram, and may come back with a better one.
 *
 * @throws AppError `auth.telegram_link_expired`, `session.missing`, also where another user has logged in meanwhile
 */
export async function waitForBot(
  api: ApiClient,
  { userId, telegramId, signal }: BotWait & { userId: string; signal: AbortSignal },
): Promise<Profile> {
  const started = Date.now()
  while (Date.now() - started < VALID_MS) {
    await pause(POLL_MS, signal)
    const profile = await api.ask(readMe, {}, { signal }).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'session.missing') throw error
      return undefined
    })
    if (profile && profile.id !== userId) throw new AppError('session.missing')
    if (profile?.telegramId && profile.telegramId !== telegramId) return profile
  }
  throw new AppError('auth.telegram_link_expired')
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        reject(signal.reason)
      },
      { once: true },
    )
  })
}
