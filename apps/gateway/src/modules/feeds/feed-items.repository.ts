import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../platform/database/connect.ts'
import { ads } from '../ads/public.ts'
import { type FeedItemRecord, feedItems } from './feeds.table.ts'
import type { OpenItem, StoredItem } from './loading/run-plan.ts'

const CHUNK = 500

export async function readStoredItems(
  db: Executor,
  feedId: string,
): Promise<Map<string, StoredItem>> {
  const { externalId, hash, isGone } = feedItems
  const rows = await db
    .select({ externalId, hash, isGone })
    .from(feedItems)
    .where(eq(feedItems.feedId, feedId))
  return new Map(rows.map((row) => [row.externalId, row]))
}

/** Writes down what is to be done with new and changed items. */
export async function openItems(db: Executor, feedId: string, items: OpenItem[]): Promise<void> {
  for (let start = 0; start < items.length; start += CHUNK) {
    const rows = items.slice(start, start + CHUNK)
    await db
      .insert(feedItems)
      .values(rows.map((item) => ({ ...item, feedId, isOpen: true })))
      .onConflictDoUpdate({
        target: [feedItems.feedId, feedItems.externalId],
        set: {
          row: sql`excluded.row`,
          wantedHash: sql`excluded.wanted_hash`,
          wanted: sql`excluded.wanted`,
          isGone: false,
          isOpen: true,
        },
      })
  }
}

export async function openGoneItems(db: Executor, feedId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .update(feedItems)
    .set({ isGone: true, isOpen: true, wanted: null })
    .where(
      and(
        eq(feedItems.feedId, feedId),
        sql`${feedItems.externalId} = ANY (${sql.param(ids)}::text[])`,
      ),
    )
}

/**
 * Forgets what an earlier run has not come to do with items that this file does not change; a row that the ad was
 * made of stays, its photographs may still be missing.
 */
export async function dropStaleWishes(db: Executor, feedId: string): Promise<void> {
  await db
    .update(feedItems)
    .set({ wanted: null, wantedHash: sql`${feedItems.hash}` })
    .where(
      and(
        eq(feedItems.feedId, feedId),
        eq(feedItems.isOpen, false),
        sql`${feedItems.wanted} IS NOT NULL AND ${feedItems.wantedHash} <> ${feedItems.hash}`,
      ),
    )
}

/**
 * Opens the items that an unchanged row does not: those that wait for photographs, a publication or their
 * withdrawal, and those in the file whose ad has expired.
 *
 * @returns how many.
 */
export async function openUnfinishedItems(db: Executor, feedId: string): Promise<number> {
  const hasExpired = sql`EXISTS (SELECT FROM ${ads} WHERE ${ads.id} = ${feedItems.adId}
    AND (${ads.stat} = 5 OR (${ads.stat} = 1 AND ${ads.expiresAt} <= now())))`
  const { rowCount } = await db
    .update(feedItems)
    .set({ isOpen: true })
    .where(
      and(
        eq(feedItems.feedId, feedId),
        eq(feedItems.isOpen, false),
        sql`(${feedItems.isUnfinished} OR (NOT ${feedItems.isGone} AND ${hasExpired}))`,
        // Nothing has been made, and this file does not say of what.
        sql`(${feedItems.adId} IS NOT NULL OR ${feedItems.wanted} IS NOT NULL)`,
      ),
    )
  return rowCount ?? 0
}

/** The next items of an open run: first what leaves, which may free publications, then the file's order. */
export const nextOpenItems = (
  db: Executor,
  feedId: string,
  limit: number,
): Promise<FeedItemRecord[]> =>
  db
    .select()
    .from(feedItems)
    .where(and(eq(feedItems.feedId, feedId), eq(feedItems.isOpen, true)))
    .orderBy(sql`${feedItems.isGone} DESC`, asc(feedItems.row))
    .limit(limit)

export async function updateItem(
  db: Executor,
  { feedId, externalId }: Pick<FeedItemRecord, 'feedId' | 'externalId'>,
  changes: Partial<FeedItemRecord>,
): Promise<void> {
  await db
    .update(feedItems)
    .set(changes)
    .where(and(eq(feedItems.feedId, feedId), eq(feedItems.externalId, externalId)))
}

/** The item as it is stored now, locked; `undefined` where it is closed, or open for the other thing. */
export async function lockOpenItem(
  tx: Transaction,
  { feedId, externalId, isGone }: FeedItemRecord,
): Promise<FeedItemRecord | undefined> {
  const [item] = await tx
    .select()
    .from(feedItems)
    .where(
      and(
        eq(feedItems.feedId, feedId),
        eq(feedItems.externalId, externalId),
        eq(feedItems.isGone, isGone),
        eq(feedItems.isOpen, true),
      ),
    )
    .for('update')
  return item
}

/** Ends the work on an item, unless a later file has asked for something else meanwhile. */
export async function closeItem(
  db: Executor,
  { feedId, externalId, isGone, wantedHash }: FeedItemRecord,
  changes: Partial<FeedItemRecord>,
): Promise<void> {
  await db
    .update(feedItems)
    .set({ ...changes, isOpen: false })
    .where(
      and(
        eq(feedItems.feedId, feedId),
        eq(feedItems.externalId, externalId),
        eq(feedItems.isGone, isGone),
        eq(feedItems.wantedHash, wantedHash),
        eq(feedItems.isOpen, true),
      ),
    )
}

/** Photographs that have failed too often are tried again. */
export async function forgetPhotoFailures(db: Executor, feedId: string): Promise<void> {
  await db
    .update(feedItems)
    .set({
      isUnfinished: true,
      photos: sql`(SELECT jsonb_agg(photo.value - 'failures' ORDER BY photo.ordinality)
        FROM jsonb_array_elements(${feedItems.photos}) WITH ORDINALITY photo)`,
    })
    .where(
      and(
        eq(feedItems.feedId, feedId),
        eq(feedItems.isGone, false),
        sql`${feedItems.photos} @? '$[*].failures'`,
      ),
    )
}

/** How many items a run has worked on, by what has become of them, and how many are left. */
export async function countItems(db: Executor, feedId: string, runId: string) {
  const { rows } = await db.execute<{ result: string | null; done: number; open: number }>(
    sql`SELECT ${feedItems.result} AS result,
        count(*) FILTER (WHERE ${feedItems.runId} = ${runId} AND NOT ${feedItems.isOpen})::int AS done,
        count(*) FILTER (WHERE ${feedItems.isOpen})::int AS open
      FROM ${feedItems} WHERE ${feedItems.feedId} = ${feedId} GROUP BY 1`,
  )
  const done = new Map(rows.map((row) => [row.result, row.done]))
  return {
    of: (result: string) => done.get(result) ?? 0,
    done: rows.reduce((sum, row) => sum + row.done, 0),
    open: rows.reduce((sum, row) => sum + row.open, 0),
  }
}

/** What is wrong with the items that are in the file, in its order. */
export async function readItemProblems(db: Executor, feedId: string) {
  const rows = await db
    .select({ problems: feedItems.problems })
    .from(feedItems)
    .where(
      and(
        eq(feedItems.feedId, feedId),
        eq(feedItems.isGone, false),
        sql`${feedItems.problems} <> '[]'`,
      ),
    )
    .orderBy(asc(feedItems.row))
  return rows.flatMap(({ problems }) => problems)
}

/** Ends the work on feeds; their next run goes on with what is left. */
export async function closeItems(db: Executor, feedIds: string[]): Promise<void> {
  await db
    .update(feedItems)
    .set({ isOpen: false, isUnfinished: true })
    .where(and(inArray(feedItems.feedId, feedIds), eq(feedItems.isOpen, true)))
}
