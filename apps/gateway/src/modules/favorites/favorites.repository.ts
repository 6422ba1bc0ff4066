import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { and, desc, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import type { Executor, Transaction } from '../../platform/database/connect.ts'
import { ads } from '../ads/public.ts'
import { favorites } from './favorites.table.ts'

/**
 * Ads that others have seen and may keep: published once, and not deleted by their owner. Any other one
 * would show its card to people who guess ids.
 */
const keepable = (adIds: string[]) =>
  and(inArray(ads.id, adIds), isNotNull(ads.publishedAt), ne(ads.stat, AD_STATS.deleted.stat))

/** The ids among `adIds` that may become favourites. */
export async function readKeepableIds(db: Executor, adIds: string[]): Promise<Set<string>> {
  if (adIds.length === 0) return new Set()
  const rows = await db.select({ id: ads.id }).from(ads).where(keepable(adIds))
  return new Set(rows.map(({ id }) => id))
}

/** Adds favourites, the first one as the newest; those that are there already stay as they are. */
export async function insertFavorites(
  tx: Transaction,
  { userId, adIds, now }: { userId: string; adIds: string[]; now: Date },
): Promise<void> {
  if (adIds.length === 0) return
  const rows = adIds.map((adId, index) => ({
    userId,
    adId,
    addedAt: new Date(now.getTime() - index),
  }))
  await tx.insert(favorites).values(rows).onConflictDoNothing()
}

export async function deleteFavorite(db: Executor, userId: string, adId: string): Promise<void> {
  await db.delete(favorites).where(and(eq(favorites.userId, userId), eq(favorites.adId, adId)))
}

/** The ids of a user's favourites, newest first. */
export async function readFavoriteIds(db: Executor, userId: string): Promise<string[]> {
  const rows = await db
    .select({ adId: favorites.adId })
    .from(favorites)
    .where(eq(favorites.userId, userId))
    .orderBy(desc(favorites.addedAt), desc(favorites.adId))
  return rows.map(({ adId }) => adId)
}
