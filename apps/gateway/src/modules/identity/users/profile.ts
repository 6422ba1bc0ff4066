import type { Profile } from '@trassa/contracts/entities/user'
import type { UserRecord } from './users.repository.ts'

/** What its owner and the moderators see of a user (spec §3). */
export function toProfile(user: UserRecord): Profile {
  return {
    id: user.id,
    username: user.username,
    avatar: user.avatar,
    phone: user.phone,
    type: user.type,
    role: user.role,
    slug: user.slug,
    telegramId: user.telegramId,
    telegramUsername: user.telegramUsername,
    createdAt: user.createdAt.toISOString(),
  }
}
