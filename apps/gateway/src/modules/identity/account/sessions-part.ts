import { eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/connect.ts'
import { deleteSessionsOf } from '../sessions/sessions.repository.ts'
import { sessions } from '../sessions/sessions.table.ts'
import type { AccountPart } from './account-part.ts'

/** The sessions of a user: where the account is open, and since when. */
export const sessionsPart = (db: Database): AccountPart => ({
  name: 'sessions',
  collect: async (executor, userId) =>
    executor
      .select({
        userAgent: sessions.userAgent,
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(sessions.id),
  erase: async (userId) => {
    await deleteSessionsOf(db, userId)
    return 0
  },
  merge: null,
})
