import { asc, eq } from 'drizzle-orm'
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
})
