import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/connect.ts'
import type { AccountPart } from '../identity/public.ts'
import { savedSearches } from './saved-searches.table.ts'

/** The saved searches of a user as a part of the account. */
export const savedSearchesPart = (db: Database): AccountPart => ({
  name: 'savedSearches',
  collect: async (executor, userId) =>
    executor
      .select()
      .from(savedSearches)
      .where(eq(savedSearches.userId, userId))
      .orderBy(savedSearches.id),
  erase: async (userId) => {
    const { rowCount } = await db.delete(savedSearches).where(eq(savedSearches.userId, userId))
    return rowCount ?? 0
  },
  merge: {
    move: async (tx, { closedId, stayingId }) => {
      const moved = await tx
        .update(savedSearches)
        .set({ userId: stayingId })
        .where(
          and(
            eq(savedSearches.userId, closedId),
            isNull(savedSearches.deletedAt),
            sql`NOT EXISTS (SELECT FROM ${savedSearches} AS kept
              WHERE kept.user_id = ${stayingId} AND kept.deleted_at IS NULL
                AND kept.ad_type = ${savedSearches.adType} AND kept.query = ${savedSearches.query})`,
          ),
        )
      // Equal ones would be mailed to the closed account.
      await tx
        .update(savedSearches)
        .set({ deletedAt: sql`now()` })
        .where(and(eq(savedSearches.userId, closedId), isNull(savedSearches.deletedAt)))
      return { savedSearches: moved.rowCount ?? 0 }
    },
  },
})
