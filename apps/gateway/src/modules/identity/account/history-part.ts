import { and, asc, eq } from 'drizzle-orm'
import { auditRows } from '../../audit/public.ts'
import type { AccountPart } from './account-part.ts'

/**
 * What a user has done to the account and its ads, as a part of the account. The history stays after a deletion: events
 * and times of a number (decision 065).
 */
export const historyPart: AccountPart = {
  name: 'history',
  collect: async (db, userId) => {
    const { at, event, adId, fromStat, toStat, reason } = auditRows
    return db
      .select({ at, event, adId, fromStat, toStat, reason })
      .from(auditRows)
      .where(and(eq(auditRows.userId, userId), eq(auditRows.actorId, userId)))
      .orderBy(asc(auditRows.id))
  },
  erase: async () => 0,
  merge: null,
}
