import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/connect.ts'
import type { Visitor } from '../../../platform/http/visitor.ts'
import { users } from '../users/users.table.ts'
import { sessions } from './sessions.table.ts'

export async function insertSession(
  db: Executor,
  session: { userId: string; tokenHash: Buffer; userAgent: string; expiresAt: Date },
): Promise<void> {
  await db.insert(sessions).values(session)
}

export async function findVisitor(
  db: Executor,
  tokenHash: Buffer,
): Promise<(Visitor & { lastSeenAt: Date }) | undefined> {
  const [row] = await db
    .select({
      sessionId: sessions.id,
      userId: users.id,
      role: users.role,
      type: users.type,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, sql`now()`)))
  return row
}

export async function prolongSession(db: Executor, id: string, expiresAt: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: sql`now()`, expiresAt }).where(eq(sessions.id, id))
}

export async function deleteSession(db: Executor, tokenHash: Buffer): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

export async function deleteSessionOf(db: Executor, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id })
  return deleted.length > 0
}

export async function listSessionsOf(db: Executor, userId: string) {
  return db
    .select({ id: sessions.id, userAgent: sessions.userAgent, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.lastSeenAt))
}

/** Deletes sessions that have ended. @returns how many. */
export async function purgeSessions(db: Executor): Promise<number> {
  const { rowCount } = await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`))
  return rowCount ?? 0
}
