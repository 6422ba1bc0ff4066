import { AppError } from '@trassa/contracts/app-error'
import type { TelegramLink, TelegramPayload } from '@trassa/contracts/calls/auth'
import type { Profile } from '@trassa/contracts/entities/user'
import type { Database } from '../../../platform/database/connect.ts'
import type { Visitor } from '../../../platform/http/visitor.ts'
import type { SigningClient, TellOfSignIn } from '../auth/sign-in-notice.ts'
import type { SessionsService } from '../sessions/sessions.service.ts'
import { toProfile } from '../users/profile.ts'
import {
  findUserById,
  findUserByTelegramId,
  linkTelegram,
  updateUser,
} from '../users/users.repository.ts'
import type { TelegramSignature } from './telegram-signature.ts'

export type TelegramService = ReturnType<typeof createTelegramService>

/** Login and linking by the Telegram Login Widget (spec §4, domain §2). */
export function createTelegramService(dependencies: {
  db: Database
  sessions: SessionsService
  signature: TelegramSignature
  tellOfSignIn: TellOfSignIn
}) {
  const { db, sessions, signature, tellOfSignIn } = dependencies
  const checkPhone = async (visitor: Visitor, phone: string) => {
    const user = await findUserById(db, visitor.userId)
    if (user?.phone !== phone) throw new AppError('auth.phone_mismatch')
  }

  return {
    async login(payload: TelegramPayload, client: SigningClient) {
      signature.check(payload)
      const user = await findUserByTelegramId(db, payload.telegramId)
      if (!user) throw new AppError('auth.telegram_unknown')
      if (user.mergedIntoId) throw new AppError('auth.merged')
      if (user.blockedAt) throw new AppError('auth.blocked')
      const session = await db.transaction(async (tx) => {
        await signature.accept(tx, payload)
        await tellOfSignIn(tx, user, client)
        return sessions.open(tx, { userId: user.id, client, by: 'telegram' })
      })
      return { profile: toProfile({ ...user, role: sessions.roleAtOpening(user.role) }), session }
    },

    /**
     * Links to the account of the session; an account that is linked already changes its Telegram. A repeat
     * for the account that a Telegram is linked to changes nothing, and is not refused as a second use.
     *
     * @throws AppError `auth.phone_mismatch`, `auth.telegram_signature`, `auth.telegram_taken`
     */
    async link(visitor: Visitor, { phone, ...payload }: TelegramLink): Promise<Profile> {
      signature.check(payload)
      if (phone !== undefined) await checkPhone(visitor, phone)
      const owner = await findUserByTelegramId(db, payload.telegramId)
      if (owner?.id === visitor.userId) return toProfile({ ...owner, role: visitor.role })
      const user = await db.transaction(async (tx) => {
        await signature.accept(tx, payload)
        const linked = await linkTelegram(tx, visitor.userId, payload)
        if (linked === 'taken') throw new AppError('auth.telegram_taken')
        return linked
      })
      if (!user) throw new AppError('session.missing')
      return toProfile({ ...user, role: visitor.role })
    },

    /** Unlinks from the account of the session; its Telegram username stays, as a contact. */
    async unlink(visitor: Visitor): Promise<Profile> {
      const user = await updateUser(db, visitor.userId, { telegramId: null })
      if (!user) throw new AppError('session.missing')
      return toProfile({ ...user, role: visitor.role })
    },
  }
}
