import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/connect.ts'
import type { AccountPart } from '../identity/public.ts'
import { complainantOf } from './complaints.repository.ts'
import { complaints } from './complaints.table.ts'

/**
 * The complaints that a user has made, as a part of the account. A deletion leaves the reason, which is about the ad,
 * and takes away who complained and in what words (docs/decisions/086).
 */
export const complaintsPart = (db: Database): AccountPart => ({
  name: 'complaints',
  collect: async (executor, userId) => {
    const { adId, reason, comment, at, outcome } = complaints
    return executor
      .select({ adId, reason, comment, at, outcome })
      .from(complaints)
      .where(eq(complaints.userId, userId))
      .orderBy(asc(complaints.id))
  },
  erase: async (userId) => {
    const { rowCount } = await db
      .update(complaints)
      .set({
        userId: null,
        complainant: sql`'gone:' || ${complaints.id}`,
        comment: '',
        sessionId: '',
        requestId: null,
      })
      .where(eq(complaints.userId, userId))
    return rowCount ?? 0
  },
  merge: {
    move: async (tx, { closedId, stayingId }) => {
      const complainant = complainantOf(stayingId)
      const moved = await tx
        .update(complaints)
        .set({ userId: stayingId, complainant })
        .where(
          and(
            eq(complaints.userId, closedId),
            sql`NOT EXISTS (SELECT FROM ${complaints} AS kept
              WHERE kept.ad_id = ${complaints.adId} AND kept.complainant = ${complainant})`,
          ),
        )
      return { complaints: moved.rowCount ?? 0 }
    },
  },
})
