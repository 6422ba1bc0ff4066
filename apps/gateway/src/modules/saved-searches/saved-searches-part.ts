import { eq } from 'drizzle-orm'
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
})
