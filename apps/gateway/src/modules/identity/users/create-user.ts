import { randomInt } from 'node:crypto'
import { isRegionSlug } from '@trassa/catalog/places/regions'
import { RESERVED_SLUGS } from '@trassa/catalog/urls/reserved-slugs'
import { slugify } from '@trassa/catalog/urls/slug'
import type { UserType } from '@trassa/contracts/enumerations/users'
import type { Executor } from '../../../platform/database/connect.ts'
import {
  findUserByPhone,
  findUserByTelegramId,
  insertUser,
  isSlugTaken,
  type UserRecord,
} from './users.repository.ts'

export interface NewUser {
  phone: string
  username: string
  type: UserType
  telegramId?: string | undefined
  telegramUsername?: string | undefined
}

export type CreatedUser = { user: UserRecord } | { taken: 'phone' | 'telegramId' }

const NAME_LENGTH = 40
const SUFFIX_LETTERS = 'bcdfghjkmnpqrstvwxz23456789'
const SUFFIX_LENGTH = 5
const ATTEMPTS = 10

/** `Иван` → `ivan-7kq2d`: people share names, and the next city must not find its address taken. */
function proposeSlug(username: string): string {
  const suffix = Array.from(
    { length: SUFFIX_LENGTH },
    () => SUFFIX_LETTERS[randomInt(SUFFIX_LETTERS.length)],
  ).join('')
  return `${slugify(username, NAME_LENGTH) || 'user'}-${suffix}`
}

/**
 * Creates a user with an address of their own, never a city's or a fixed route's (domain §2). Works
 * inside the caller's transaction: a phone or a Telegram id of another user is a
 * result, not a database error.
 *
 * @param propose gives the next slug to try.
 */
export async function createUser(
  db: Executor,
  newUser: NewUser,
  propose: (username: string) => string = proposeSlug,
): Promise<CreatedUser> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const slug = propose(newUser.username)
    if (RESERVED_SLUGS.includes(slug) || isRegionSlug(slug) || (await isSlugTaken(db, slug)))
      continue
    const user = await insertUser(db, { ...newUser, slug })
    if (user) return { user }
    if (await findUserByPhone(db, newUser.phone)) return { taken: 'phone' }
    const { telegramId } = newUser
    if (telegramId && (await findUserByTelegramId(db, telegramId))) return { taken: 'telegramId' }
  }
  throw new Error('No free address for a new user')
}
