import type { SavedSearchInput } from '@trassa/contracts/entities/saved-search'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { and, desc, eq } from 'drizzle-orm'
import type { Executor } from '../../platform/database/connect.ts'
import { type SavedSearchRecord, savedSearches } from './saved-searches.table.ts'

/** The saved searches of a user, newest first. */
export const readSavedSearches = (db: Executor, userId: string): Promise<SavedSearchRecord[]> =>
  db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
    .orderBy(desc(savedSearches.id))

export async function insertSavedSearch(
  db: Executor,
  search: SavedSearchInput & { userId: string; adType: AdType },
): Promise<SavedSearchRecord> {
  const [stored] = await db.insert(savedSearches).values(search).returning()
  if (!stored) throw new Error('No saved search was inserted')
  return stored
}

/** Replaces what the user decides; the caller has made sure that it is the user's own. */
export async function updateSavedSearch(
  db: Executor,
  id: string,
  input: SavedSearchInput,
): Promise<SavedSearchRecord> {
  const [stored] = await db
    .update(savedSearches)
    .set(input)
    .where(eq(savedSearches.id, id))
    .returning()
  if (!stored) throw new Error(`No saved search ${id}`)
  return stored
}

/** @returns whether there was such a saved search of the user. */
export async function deleteSavedSearch(
  db: Executor,
  { userId, id, adType }: { userId: string; id: string; adType: AdType | undefined },
): Promise<boolean> {
  const { rowCount } = await db
    .delete(savedSearches)
    .where(
      and(
        eq(savedSearches.id, id),
        eq(savedSearches.userId, userId),
        adType && eq(savedSearches.adType, adType),
      ),
    )
  return rowCount === 1
}
