import { AppError } from '@trassa/contracts/app-error'
import type { CallArguments } from '@trassa/contracts/call'
import type { updateMe } from '@trassa/contracts/calls/profiles'
import type { Profile } from '@trassa/contracts/entities/user'
import type { Database } from '../../../platform/database/connect.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import type { Visitor } from '../../../platform/http/visitor.ts'
import { isTelegramChatStopped } from '../../messaging/public.ts'
import type { AccountPart } from '../account/account-part.ts'
import { staffSessionOf } from '../second-factor/staff-session.ts'
import type { SessionsService } from '../sessions/sessions.service.ts'
import { toProfile } from '../users/profile.ts'
import {
  findUserById,
  lockUserById,
  type UserRecord,
  updateUser,
} from '../users/users.repository.ts'

type ProfileChanges = CallArguments<typeof updateMe, 'output'>['body']

export type ProfilesService = ReturnType<typeof createProfilesService>

/** The profile and the sessions of the person who is logged in (spec §3, §7). */
export function createProfilesService({
  db,
  sessions,
  parts,
}: {
  db: Database
  sessions: SessionsService
  parts: readonly AccountPart[]
}) {
  const profileOf = ({ role }: Visitor, user: UserRecord | undefined): Profile => {
    // Deleted since the session was read.
    if (!user) throw new AppError('session.missing')
    return toProfile({ ...user, role })
  }

  return {
    async me(visitor: Visitor): Promise<Profile> {
      const profile = profileOf(visitor, await findUserById(db, visitor.userId))
      const { telegramId } = profile
      const staff = await staffSessionOf(db, sessions.rule, visitor)
      const telegramStopped = telegramId !== null && (await isTelegramChatStopped(db, telegramId))
      return { ...profile, ...(telegramStopped && { telegramStopped }), ...(staff && { staff }) }
    },

    async update(visitor: Visitor, changes: ProfileChanges): Promise<Profile> {
      const isEmpty = Object.values(changes).every((value) => value === undefined)
      if (isEmpty) return profileOf(visitor, await findUserById(db, visitor.userId))
      const { userId } = visitor
      const user = await db.transaction(async (tx) => {
        const before = await lockUserById(tx, userId)
        const { type } = changes
        if (type !== undefined && type !== before?.type) {
          for (const part of parts) await part.retype?.(tx, userId, type)
        }
        return updateUser(tx, userId, changes)
      })
      return profileOf(visitor, user)
    },

    async sessions(visitor: Visitor) {
      const found = await sessions.list(visitor)
      return {
        items: found.map(({ id, userAgent, lastSeenAt, staff, endsAt }) => ({
          id,
          current: id === visitor.sessionId,
          userAgent,
          lastSeenAt: lastSeenAt.toISOString(),
          staff,
          endsAt: endsAt.toISOString(),
        })),
      }
    },

    revokeSession: async (asked: RequestContext, id: string) => ({
      revoked: await sessions.revoke(asked, id),
    }),

    revokeOtherSessions: async (asked: RequestContext) => ({
      revoked: await sessions.revokeOthers(asked),
    }),
  }
}
