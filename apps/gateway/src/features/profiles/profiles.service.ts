import { AppError } from '@trassa/contracts/app-error'
import type { CallArguments } from '@trassa/contracts/call'
import type { updateMe } from '@trassa/contracts/calls/profiles'
import type { Profile, Seller } from '@trassa/contracts/entities/user'
import type { Database } from '../../database/connect.ts'
import type { SessionsService } from '../sessions/sessions.service.ts'
import type { Visitor } from '../sessions/visitor.ts'
import { toProfile } from '../users/profile.ts'
import { findUserById, type UserRecord, updateUser } from '../users/users.repository.ts'
import { findSeller } from './profiles.repository.ts'

type ProfileChanges = CallArguments<typeof updateMe, 'output'>['body']

export type ProfilesService = ReturnType<typeof createProfilesService>

/** One's own profile and sessions, and what others see of a seller (spec §3, §7). */
export function createProfilesService(db: Database, sessions: SessionsService) {
  const profileOf = (user: UserRecord | undefined): Profile => {
    // Deleted since the session was read.
    if (!user) throw new AppError('session.missing')
    return toProfile(user)
  }

  const sellerOf = async (key: 'id' | 'slug', value: string): Promise<Seller> => {
    const seller = await findSeller(db, key, value)
    if (!seller) throw new AppError('request.not_found')
    return { ...seller, createdAt: seller.createdAt.toISOString() }
  }

  return {
    me: async (visitor: Visitor) => profileOf(await findUserById(db, visitor.userId)),

    seller: (id: string) => sellerOf('id', id),

    sellerBySlug: (slug: string) => sellerOf('slug', slug),

    async update(visitor: Visitor, changes: ProfileChanges): Promise<Profile> {
      const isEmpty = Object.values(changes).every((value) => value === undefined)
      return profileOf(
        isEmpty
          ? await findUserById(db, visitor.userId)
          : await updateUser(db, visitor.userId, changes),
      )
    },

    async sessions(visitor: Visitor) {
      const found = await sessions.list(visitor)
      return {
        items: found.map(({ id, userAgent, lastSeenAt }) => ({
          id,
          current: id === visitor.sessionId,
          userAgent,
          lastSeenAt: lastSeenAt.toISOString(),
        })),
      }
    },

    revokeSession: async (visitor: Visitor, id: string) => ({
      revoked: await sessions.revoke(visitor, id),
    }),
  }
}
