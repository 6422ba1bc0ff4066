import { eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/connect.ts'
import type { AccountPart } from '../../identity/public.ts'
import { moderatorViews } from './views.table.ts'

/** The saved views of a former member of the staff as a part of the account. */
export const moderatorViewsPart = (db: Database): AccountPart => ({
  name: 'moderatorViews',
  collect: async (executor, userId) =>
    executor
      .select()
      .from(moderatorViews)
      .where(eq(moderatorViews.userId, userId))
      .orderBy(moderatorViews.position),
  erase: async (userId) => {
    const { rowCount } = await db.delete(moderatorViews).where(eq(moderatorViews.userId, userId))
    return rowCount ?? 0
  },
  // The staff is not merged.
  merge: null,
})
