import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/connect.ts'
import type { AccountPart } from '../identity/public.ts'
import { favorites } from './favorites.table.ts'

/** The favourites of a user as a part of the account. */
export const favoritesPart = (db: Database): AccountPart => ({
  name: 'favorites',
  collect: async (executor, userId) =>
    executor
      .select({ adId: favorites.adId, addedAt: favorites.addedAt })
      .from(favorites)
      .where(eq(favorites.userId, userId))
      .orderBy(asc(favorites.addedAt)),
  erase: async (userId) => {
    const { rowCount } = await db.delete(favorites).where(eq(favorites.userId, userId))
    return rowCount ?? 0
  },
  merge: {
    move: async (tx, { closedId, stayingId }) => {
      const moved = await tx
        .update(favorites)
        .set({ userId: stayingId })
        .where(
          and(
            eq(favorites.userId, closedId),
            sql`NOT EXISTS (SELECT FROM ${favorites} AS kept
              WHERE kept.user_id = ${stayingId} AND kept.ad_id = ${favorites.adId})`,
          ),
        )
      return { favorites: moved.rowCount ?? 0 }
    },
  },
})
