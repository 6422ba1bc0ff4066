import type { SavedSearchInput } from '@trassa/contracts/entities/saved-search'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Database, Executor, Transaction } from '../../platform/database/connect.ts'
import { type SavedSearchRecord, savedSearches } from './saved-searches.table.ts'

/** The time zones that users have named last, by the user's id, where one is known. */
export async function readTimeZones(
  db: Executor,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectDistinctOn([savedSearches.userId], {
      userId: savedSearches.userId,
      timeZone: savedSearches.timeZone,
    })
    .from(savedSearches)
    .where(inArray(savedSearches.userId, [...userIds]))
    .orderBy(savedSearches.userId, desc(savedSearches.id))
  return new Map(rows.map(({ userId, timeZone }) => [userId, timeZone]))
}

/** The saved searches of a user, newest first. */
export const readSavedSearches = (db: Executor, userId: string): Promise<SavedSearchRecord[]> =>
  db
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.userId, userId), isNull(savedSearches.deletedAt)))
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
    .set({
      ...input,
      since: sql`CASE WHEN ${savedSearches.query} <> ${input.query}
        OR (${savedSearches.paused} AND NOT ${input.paused}::boolean) THEN now() ELSE ${savedSearches.since} END`,
    })
    .where(eq(savedSearches.id, id))
    .returning()
  if (!stored) throw new Error(`No saved search ${id}`)
  return stored
}

/**
 * Marks a saved search as deleted, so that mailings, which follow changed rows, forget it.
 *
 * @returns whether there was such a saved search of the user.
 */
export async function deleteSavedSearch(
  db: Executor,
  { userId, id, adType }: { userId: string; id: string; adType: AdType | undefined },
): Promise<boolean> {
  const { rowCount } = await db
    .update(savedSearches)
    .set({ deletedAt: sql`now()` })
    .where(
      and(
        eq(savedSearches.id, id),
        eq(savedSearches.userId, userId),
        isNull(savedSearches.deletedAt),
        adType && eq(savedSearches.adType, adType),
      ),
    )
  return rowCount === 1
}

/** Saved searches of a user that can be mailed or brought back, locked for a change. */
export async function lockSavedSearch(
  tx: Transaction,
  { userId, id }: { userId: string; id: string },
): Promise<SavedSearchRecord | undefined> {
  const own = and(eq(savedSearches.id, id), eq(savedSearches.userId, userId))
  const [stored] = await tx.select().from(savedSearches).where(own).for('update')
  return stored
}

/** What a continued one had found meanwhile is no news. */
export async function setPaused(tx: Transaction, id: string, paused: boolean): Promise<void> {
  await tx
    .update(savedSearches)
    .set({ paused, ...(!paused && { since: sql`now()` }) })
    .where(eq(savedSearches.id, id))
}

export async function setDeleted(tx: Transaction, id: string, isDeleted: boolean): Promise<void> {
  await tx
    .update(savedSearches)
    .set({ deletedAt: isDeleted ? sql`now()` : null, ...(!isDeleted && { since: sql`now()` }) })
    .where(eq(savedSearches.id, id))
}

/** Deletes for good what was deleted a day ago. @returns how many. */
export async function purgeSavedSearches(db: Executor): Promise<number> {
  const { rowCount } = await db
    .delete(savedSearches)
    .where(lt(savedSearches.deletedAt, sql`now() - interval '1 day'`))
  return rowCount ?? 0
}

/** Written by a trigger, so not declared in drizzle. */
const changed = sql`${savedSearches}.changed`

/** Saved searches by the order of their changes: of transactions that have ended since a snapshot, or all. */
export async function readSavedSearchChanges(
  db: Database,
  { since, afterId, size }: { since: string | undefined; afterId: string; size: number },
): Promise<SavedSearchRecord[]> {
  const isNew = since
    ? sql`${changed} >= pg_snapshot_xmin(${since}::pg_snapshot)
        AND NOT pg_visible_in_snapshot(${changed}, ${since}::pg_snapshot)`
    : isNull(savedSearches.deletedAt)
  return db
    .select()
    .from(savedSearches)
    .where(and(isNew, sql`${savedSearches.id} > ${afterId}`))
    .orderBy(savedSearches.id)
    .limit(size)
}
