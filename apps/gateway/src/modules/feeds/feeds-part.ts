import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/connect.ts'
import type { AccountPart } from '../identity/public.ts'
import { feeds } from './feeds.table.ts'
import { feedHindrances, moveFeeds } from './feeds-merge.ts'

/** The feeds of a company as a part of the account; their runs and items go with them. */
export const feedsPart = (db: Database): AccountPart => ({
  name: 'feeds',
  collect: async (executor, userId) =>
    executor
      .select({
        url: feeds.url,
        schedule: feeds.schedule,
        isOn: feeds.isOn,
        createdAt: feeds.createdAt,
        lastSuccessAt: feeds.lastSuccessAt,
        deletedAt: feeds.deletedAt,
      })
      .from(feeds)
      .where(eq(feeds.userId, userId))
      .orderBy(asc(feeds.id)),
  erase: async (userId) => {
    const { rowCount } = await db.delete(feeds).where(eq(feeds.userId, userId))
    return rowCount ?? 0
  },
  merge: { hindrances: feedHindrances, move: moveFeeds },
})
