import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../../platform/database/connect.ts'
import { isUniqueViolation } from '../../../platform/database/unique-violation.ts'
import { cities } from '../../reference/public.ts'
import { users } from './users.table.ts'

export type UserRecord = typeof users.$inferSelect
export type NewUserRecord = typeof users.$inferInsert

export async function findUserById(db: Executor, id: string): Promise<UserRecord | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id))
  return user
}

export const findUsersById = (db: Executor, ids: readonly string[]): Promise<UserRecord[]> =>
  db
    .select()
    .from(users)
    .where(inArray(users.id, [...ids]))

/** Makes others wait who lock the user's row for what they count; not those who only refer to it. */
export async function lockUserById(tx: Transaction, id: string): Promise<UserRecord | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('no key update')
  return user
}

/** `phone` as it is stored: `+7` and ten digits. */
export async function findUserByPhone(
  db: Executor,
  phone: string,
): Promise<UserRecord | undefined> {
  const [user] = await db.select().from(users).where(eq(users.phone, phone))
  return user
}

export async function findUserByTelegramId(
  db: Executor,
  telegramId: string,
): Promise<UserRecord | undefined> {
  const [user] = await db.select().from(users).where(eq(users.telegramId, telegramId))
  return user
}

/** `undefined` when the phone, the slug or the Telegram id belongs to another user. */
export async function insertUser(
  db: Executor,
  user: NewUserRecord,
): Promise<UserRecord | undefined> {
  const [inserted] = await db.insert(users).values(user).onConflictDoNothing().returning()
  return inserted
}

/** Whether an address of the site's root is a seller's or a city's (domain §7). */
export async function isSlugTaken(db: Executor, slug: string): Promise<boolean> {
  const { rows } = await db.execute<{ taken: boolean }>(
    sql`SELECT EXISTS (SELECT FROM ${users} WHERE ${users.slug} = ${slug})
      OR EXISTS (SELECT FROM ${cities} WHERE ${cities.slug} = ${slug}) AS taken`,
  )
  return rows[0]?.taken ?? false
}

/** Changes what its owner may change; `undefined` when there is no such user. */
export async function updateUser(
  db: Executor,
  id: string,
  changes: Partial<Omit<UserRecord, 'id' | 'role' | 'createdAt'>>,
): Promise<UserRecord | undefined> {
  const [user] = await db.update(users).set(changes).where(eq(users.id, id)).returning()
  return user
}

/**
 * Links a Telegram account; its username, if it has one, replaces the one that the user has entered.
 * `'taken'` when another user has it, `undefined` where a merge has closed the account.
 */
export async function linkTelegram(
  db: Executor,
  id: string,
  telegram: { telegramId: string; username?: string | undefined },
): Promise<UserRecord | 'taken' | undefined> {
  const { telegramId, username: telegramUsername } = telegram
  try {
    const [user] = await db
      .update(users)
      .set({ telegramId, telegramUsername })
      .where(and(eq(users.id, id), isNull(users.mergedIntoId)))
      .returning()
    return user
  } catch (error) {
    if (isUniqueViolation(error)) return 'taken'
    throw error
  }
}

/** Locks the row first, so that the role before the change is the one that is recorded. */
export async function lockUserByPhone(
  db: Executor,
  phone: string,
): Promise<UserRecord | undefined> {
  const [user] = await db.select().from(users).where(eq(users.phone, phone)).for('update')
  return user
}

export async function updateRole(
  db: Executor,
  id: string,
  role: UserRecord['role'],
): Promise<void> {
  await db.update(users).set({ role }).where(eq(users.id, id))
}

/** The ids of all senior moderators, whose rows stay locked until the transaction ends. */
export async function lockSeniors(tx: Transaction): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.role, 'seniorModerator'))
    .orderBy(users.id)
    .for('no key update')
  return rows.map(({ id }) => id)
}

/** Users with a role above `user`. */
export function listStaff(db: Executor): Promise<UserRecord[]> {
  return db.select().from(users).where(ne(users.role, 'user')).orderBy(users.role, users.id)
}
