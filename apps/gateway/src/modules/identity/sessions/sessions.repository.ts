import { and, desc, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/connect.ts'
import type { Visitor } from '../../../platform/http/visitor.ts'
import { users } from '../users/users.table.ts'
import { sessions } from './sessions.table.ts'

/** Whether a session has staff powers only after a second factor, or from its beginning. */
export type StaffSecondFactor = 'required' | 'off'

/** domain §2: unused sessions end after 30 days, all after 180, staff's after 12 hours. */
const UNUSED = sql`interval '30 days'`
const ABSOLUTE = sql`interval '180 days'`
const STAFF = sql`interval '12 hours'`

/** `LEAST` skips NULL: a session without staff powers has no such end. */
const slidEnd = sql`LEAST(now() + ${UNUSED}, ${sessions.createdAt} + ${ABSOLUTE}, ${sessions.secondFactorAt} + ${STAFF})`

/** When a session ends. Without a second factor the powers depend on the role, which may be granted at any time. */
const endOf = (rule: StaffSecondFactor) => {
  const end =
    rule === 'required'
      ? sql`${sessions.expiresAt}`
      : sql`CASE ${users.role} WHEN 'user' THEN ${sessions.expiresAt} ELSE LEAST(${sessions.expiresAt}, ${sessions.createdAt} + ${STAFF}) END`
  return end.mapWith(sessions.expiresAt)
}

export async function insertSession(
  db: Executor,
  session: { userId: string; tokenHash: Buffer; userAgent: string },
): Promise<Date> {
  const [row] = await db
    .insert(sessions)
    .values({ ...session, expiresAt: sql`now() + ${UNUSED}` })
    .returning({ expiresAt: sessions.expiresAt })
  if (!row) throw new Error('No session inserted')
  return row.expiresAt
}

export async function findSession(db: Executor, tokenHash: Buffer, rule: StaffSecondFactor) {
  const [row] = await db
    .select({
      sessionId: sessions.id,
      userId: users.id,
      grantedRole: users.role,
      type: users.type,
      secondFactorAt: sessions.secondFactorAt,
      lastSeenAt: sessions.lastSeenAt,
      sessionEndsAt: endOf(rule),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        gt(endOf(rule), sql`now()`),
        // Also of a session that a login opens while the account is being blocked or merged.
        isNull(users.blockedAt),
        isNull(users.mergedIntoId),
      ),
    )
  return row
}

/** Of these sessions those that have not ended, with what their staff powers depend on. */
export async function findValidSessions(db: Executor, ids: string[], rule: StaffSecondFactor) {
  return db
    .select({
      id: sessions.id,
      grantedRole: users.role,
      secondFactorAt: sessions.secondFactorAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(inArray(sessions.id, ids), gt(endOf(rule), sql`now()`)))
}

export async function prolongSession(db: Executor, id: string): Promise<Date | undefined> {
  const [row] = await db
    .update(sessions)
    .set({ lastSeenAt: sql`now()`, expiresAt: slidEnd })
    .where(eq(sessions.id, id))
    .returning({ expiresAt: sessions.expiresAt })
  return row?.expiresAt
}

/** Gives a session staff powers and another token. @returns when it ends now; `undefined` when it is gone. */
export async function elevateSession(
  db: Executor,
  id: string,
  tokenHash: Buffer,
): Promise<Date | undefined> {
  const [row] = await db
    .update(sessions)
    .set({
      tokenHash,
      secondFactorAt: sql`now()`,
      lastSeenAt: sql`now()`,
      expiresAt: sql`LEAST(${sessions.createdAt} + ${ABSOLUTE}, now() + ${STAFF})`,
    })
    .where(eq(sessions.id, id))
    .returning({ expiresAt: sessions.expiresAt })
  return row?.expiresAt
}

/** Takes staff powers from all sessions of a user. */
export async function demoteSessionsOf(db: Executor, userId: string): Promise<void> {
  await db.update(sessions).set({ secondFactorAt: null }).where(eq(sessions.userId, userId))
}

/** @returns whose session it was. */
export async function deleteSession(db: Executor, tokenHash: Buffer): Promise<string | undefined> {
  const [deleted] = await db
    .delete(sessions)
    .where(eq(sessions.tokenHash, tokenHash))
    .returning({ userId: sessions.userId })
  return deleted?.userId
}

/** @returns how many sessions of the visitor were deleted: all but the present one. */
export async function deleteOtherSessions(
  db: Executor,
  { userId, sessionId }: Visitor,
): Promise<number> {
  const { rowCount } = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)))
  return rowCount ?? 0
}

export async function deleteSessionOf(db: Executor, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id })
  return deleted.length > 0
}

export async function deleteSessionsOf(db: Executor, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId))
}

export async function listSessionsOf(db: Executor, userId: string, rule: StaffSecondFactor) {
  return db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      lastSeenAt: sessions.lastSeenAt,
      secondFactorAt: sessions.secondFactorAt,
      grantedRole: users.role,
      endsAt: endOf(rule),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.userId, userId), gt(endOf(rule), sql`now()`)))
    .orderBy(desc(sessions.lastSeenAt))
}

/** Deletes sessions that have ended. @returns how many. */
export async function purgeSessions(db: Executor): Promise<number> {
  const { rowCount } = await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`))
  return rowCount ?? 0
}
