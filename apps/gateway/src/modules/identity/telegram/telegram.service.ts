import { AppError } from '@trassa/contracts/app-error'
import type { TelegramPayload } from '@trassa/contracts/calls/auth'
import type { Profile } from '@trassa/contracts/entities/user'
import type { Database } from '../../../platform/database/connect.ts'
import type { Visitor } from '../../../platform/http/visitor.ts'
import type { SessionsService } from '../sessions/sessions.service.ts'
import { toProfile } from '../users/profile.ts'
import { findUserByTelegramId, linkTelegram } from '../users/users.repository.ts'
import type { TelegramSignature } from './telegram-signature.ts'

export type TelegramService = ReturnType<typeof createTelegramService>

/** Login and linking by the Telegram Login Widget (spec §4, domain §2). */
export function createTelegramService(dependencies: {
  db: Database
  sessions: SessionsService
  signature: TelegramSignature
}) {
  const { db, sessions, signature } = dependencies
  return {
    async login(payload: TelegramPayload, userAgent: string) {
      signature.check(payload)
      const user = await findUserByTelegramId(db, payload.telegramId)
      if (!user) throw new AppError('auth.telegram_unknown')
      return { profile: toProfile(user), token: await sessions.open(db, user.id, userAgent) }
    },

    /** Links to the account of the session; an account that is linked already changes its Telegram. */
    async link(visitor: Visitor, payload: TelegramPayload): Promise<Profile> {
      signature.check(payload)
      const user = await linkTelegram(db, visitor.userId, payload)
      if (user === 'taken') throw new AppError('auth.telegram_taken')
      if (!user) throw new AppError('session.missing')
      return toProfile(user)
    },
  }
}
