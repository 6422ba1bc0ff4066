import { AppError } from '@trassa/contracts/app-error'
import type { Database } from '../../../platform/database/connect.ts'
import type { Visitor } from '../../../platform/http/visitor.ts'
import { limitRate } from '../../../platform/rate-limit/rate-limit.ts'
import { hashToken, newToken } from '../../../platform/secrets/link-token.ts'
import { insertTelegramLink } from './telegram-links.repository.ts'

/** domain §2: a session of Telegram's app may take a while to open; a link that lies around is worth nothing. */
const LIFETIME_SECONDS = 15 * 60
const LIMIT = { hits: 20, seconds: 60 * 60 } as const

export type TelegramDeepLinkService = ReturnType<typeof createTelegramDeepLinkService>

/** One-time links into the bot (domain §2). Several of a user are valid at once: each tab has its own. */
export const createTelegramDeepLinkService = ({
  db,
  botUrl,
}: {
  db: Database
  /** Where people open the bot; `undefined` without one. */
  botUrl: string | undefined
}) => ({
  /** @throws AppError `auth.telegram_unavailable`, `request.too_many` */
  async create({ userId }: Visitor): Promise<{ url: string }> {
    if (botUrl === undefined) throw new AppError('auth.telegram_unavailable')
    await limitRate(db, { key: `telegram-link:${userId}`, ...LIMIT })
    const token = newToken()
    await insertTelegramLink(db, {
      tokenHash: hashToken(token),
      userId,
      lifetimeSeconds: LIFETIME_SECONDS,
    })
    return { url: `${botUrl}?start=${token}` }
  },
})
