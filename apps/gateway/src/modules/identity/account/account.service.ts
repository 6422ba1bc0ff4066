import { AppError } from '@trassa/contracts/app-error'
import type { Profile } from '@trassa/contracts/entities/user'
import type { Database } from '../../../platform/database/connect.ts'
import type { Visitor } from '../../../platform/http/visitor.ts'
import { limitRate } from '../../../platform/rate-limit/rate-limit.ts'
import type { Avatars } from '../../media/public.ts'
import { toProfile } from '../users/profile.ts'
import { findUserById, lockUserById, updateUser } from '../users/users.repository.ts'
import type { AccountPart } from './account-part.ts'

const HOUR = 60 * 60

/** Uploads of a picture and exports that one account asks for in an hour. */
const PICTURES_IN_HOUR = 20
const EXPORTS_IN_HOUR = 5

/** The picture of a user, and everything that is kept about them as one document (decision 066). */
export function createAccountService(dependencies: {
  db: Database
  avatars: Avatars
  parts: readonly AccountPart[]
}) {
  const { db, avatars, parts } = dependencies
  const limit = (what: string, userId: string, hits: number) =>
    limitRate(db, { key: `${what}:${userId}`, hits, seconds: HOUR })

  /** Replaces the name in the row, then removes the former file: a crash leaves a file, never a broken picture. */
  async function setAvatar({ userId, role }: Visitor, avatar: string | null): Promise<Profile> {
    const { before, user } = await db.transaction(async (tx) => ({
      before: await lockUserById(tx, userId),
      user: await updateUser(tx, userId, { avatar }),
    }))
    if (!user) throw new AppError('session.missing')
    if (before?.avatar) await avatars.remove(before.avatar)
    return toProfile({ ...user, role })
  }

  return {
    allowPicture: ({ userId }: Visitor) => limit('avatar', userId, PICTURES_IN_HOUR),

    /** @throws AppError `photo.not_image` */
    takeAvatar: async (visitor: Visitor, path: string) =>
      setAvatar(visitor, await avatars.store(path)),

    removeAvatar: (visitor: Visitor) => setAvatar(visitor, null),

    async export({ userId, role }: Visitor) {
      await limit('export', userId, EXPORTS_IN_HOUR)
      const user = await findUserById(db, userId)
      if (!user) throw new AppError('session.missing')
      const collected: Record<string, Record<string, unknown>[]> = {}
      for (const { name, collect } of parts) collected[name] = await collect(db, userId)
      return {
        exportedAt: new Date().toISOString(),
        profile: toProfile({ ...user, role }),
        parts: collected,
      }
    },
  }
}

export type AccountService = ReturnType<typeof createAccountService>
