import type { Profile } from '@trassa/contracts/entities/user'
import type { UserRecord } from './users.repository.ts'

/** A user as the owner of the account and moderators see them (spec §3). */
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
    companyName: user.companyName,
    inn: user.inn,
    about: user.about,
    createdAt: user.createdAt.toISOString(),
  }
}
