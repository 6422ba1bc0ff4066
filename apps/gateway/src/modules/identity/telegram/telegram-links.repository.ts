import { asc, eq, lt, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../../platform/database/connect.ts'
import { telegramLinks } from './telegram-links.table.ts'

const { tokenHash, userId, expiresAt, usedAt } = telegramLinks

export async function insertTelegramLink(
  db: Executor,
  link: { tokenHash: string; userId: string; lifetimeSeconds: number },
): Promise<void> {
  const { lifetimeSeconds, ...row } = link
  const until = sql`now() + make_interval(secs => ${lifetimeSeconds})`
  await db.insert(telegramLinks).values({ ...row, expiresAt: until })
}

/** Of two uses of a link the second waits for the first. */
export async function lockTelegramLink(tx: Transaction, hash: string) {
  const [link] = await tx
    .select({ userId, usedAt, isExpired: sql<boolean>`${expiresAt} <= now()` })
    .from(telegramLinks)
    .where(eq(tokenHash, hash))
    .for('update')
  return link
}

/** The links of a user, in the order of their hashes. */
export const lockTelegramLinksOf = (tx: Transaction, user: string) =>
  tx
    .select({ tokenHash })
    .from(telegramLinks)
    .where(eq(userId, user))
    .orderBy(asc(tokenHash))
    .for('update')

export async function markTelegramLinkUsed(tx: Transaction, hash: string): Promise<void> {
  await tx.update(telegramLinks).set({ usedAt: sql`now()` }).where(eq(tokenHash, hash))
}

/** Deletes the links of a user. @returns how many. */
export async function deleteTelegramLinksOf(db: Executor, user: string): Promise<number> {
  const { rowCount } = await db.delete(telegramLinks).where(eq(userId, user))
  return rowCount ?? 0
}

/** Deletes links whose time passed a day ago. @returns how many. */
export async function purgeTelegramLinks(db: Executor): Promise<number> {
  const { rowCount } = await db
    .delete(telegramLinks)
    .where(lt(expiresAt, sql`now() - interval '1 day'`))
  return rowCount ?? 0
}
