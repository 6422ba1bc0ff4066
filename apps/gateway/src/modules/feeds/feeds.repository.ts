import {
  FEED_SCHEDULES,
  type FeedOutcome,
  type FeedRunKind,
} from '@trassa/contracts/enumerations/feeds'
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../platform/database/connect.ts'
import { type FeedRecord, type FeedRunRecord, feedRuns, feeds } from './feeds.table.ts'

const SHOWN_RUNS = 10

/** Where the file that was loaded last does not count any more. */
export const FORGOTTEN_FILE = { etag: null, lastModified: null, bodyHash: null }

const isKept = isNull(feeds.deletedAt)

export const listFeeds = (db: Executor, userId: string): Promise<FeedRecord[]> =>
  db
    .select()
    .from(feeds)
    .where(and(eq(feeds.userId, userId), isKept))
    .orderBy(asc(feeds.id))

/** One of a user's, locked until the transaction ends. */
export async function lockFeed(
  tx: Transaction,
  { id, userId }: { id: string; userId: string },
): Promise<FeedRecord | undefined> {
  const [feed] = await tx
    .select()
    .from(feeds)
    .where(and(eq(feeds.id, id), eq(feeds.userId, userId), isKept))
    .for('update')
  return feed
}

/** The feed of an open run, locked; `undefined` where the company has ended the run or deleted the feed meanwhile. */
export async function lockFeedOfRun(
  tx: Transaction,
  { id, feedId }: Pick<FeedRunRecord, 'id' | 'feedId'>,
): Promise<FeedRecord | undefined> {
  const [feed] = await tx
    .select()
    .from(feeds)
    .where(and(eq(feeds.id, feedId), isKept))
    .for('update')
  const run = feed && (await readOpenRun(tx, feedId))
  return run?.id === id ? feed : undefined
}

export async function readFeedById(db: Executor, id: string): Promise<FeedRecord | undefined> {
  const [feed] = await db.select().from(feeds).where(eq(feeds.id, id))
  return feed
}

/** The user's feed of an address, a deleted one too. */
export async function findFeedByUrl(
  db: Executor,
  { userId, url }: { userId: string; url: string },
): Promise<FeedRecord | undefined> {
  const [feed] = await db
    .select()
    .from(feeds)
    .where(and(eq(feeds.userId, userId), eq(feeds.url, url)))
    .orderBy(desc(isKept), desc(feeds.id))
    .limit(1)
  return feed
}

export async function insertFeed(
  db: Executor,
  feed: typeof feeds.$inferInsert,
): Promise<FeedRecord> {
  const [stored] = await db.insert(feeds).values(feed).returning()
  if (!stored) throw new Error('No feed was inserted')
  return stored
}

export async function updateFeed(
  db: Executor,
  id: string,
  changes: Partial<FeedRecord>,
): Promise<void> {
  await db.update(feeds).set(changes).where(eq(feeds.id, id))
}

/**
 * Takes feeds whose time has come and sets their next one; one with an open run, a check perhaps, waits for its end.
 *
 * @returns their ids.
 */
export async function takeDueFeeds(db: Executor, now: Date, limit: number): Promise<string[]> {
  const due = db
    .select({ id: feeds.id })
    .from(feeds)
    .where(
      and(
        feeds.isOn,
        isKept,
        sql`${feeds.nextRunAt} <= ${now.toISOString()}::timestamptz`,
        notExists(
          db
            .select({ id: feedRuns.id })
            .from(feedRuns)
            .where(and(eq(feedRuns.feedId, feeds.id), isNull(feedRuns.finishedAt))),
        ),
      ),
    )
    .orderBy(asc(feeds.nextRunAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  const hours = sql.join(
    Object.entries(FEED_SCHEDULES).map(
      ([schedule, { hours }]) => sql`WHEN ${schedule} THEN ${hours}::int`,
    ),
    sql` `,
  )
  const taken = await db
    .update(feeds)
    .set({
      nextRunAt: sql`${now.toISOString()}::timestamptz
        + make_interval(hours => CASE ${feeds.schedule} ${hours} END)`,
    })
    .where(inArray(feeds.id, due))
    .returning({ id: feeds.id })
  return taken.map(({ id }) => id)
}

/** Opens a run of each feed that has none open. @returns the feeds whose run it is. */
export async function openRuns(
  db: Executor,
  feedIds: string[],
  kind: FeedRunKind,
): Promise<string[]> {
  if (feedIds.length === 0) return []
  const opened = await db
    .insert(feedRuns)
    .values(feedIds.map((feedId) => ({ feedId, kind })))
    .onConflictDoNothing()
    .returning({ feedId: feedRuns.feedId })
  return opened.map(({ feedId }) => feedId)
}

export async function readOpenRun(
  db: Executor,
  feedId: string,
): Promise<FeedRunRecord | undefined> {
  const [run] = await db
    .select()
    .from(feedRuns)
    .where(and(eq(feedRuns.feedId, feedId), isNull(feedRuns.finishedAt)))
  return run
}

/** Runs that no job has touched for long: their worker has died. Marks them as enqueued. @returns their feeds. */
export async function takeLostRuns(db: Executor, before: Date, now: Date): Promise<string[]> {
  const lost = await db
    .update(feedRuns)
    .set({ queuedAt: now })
    .where(and(isNull(feedRuns.finishedAt), lt(feedRuns.queuedAt, before)))
    .returning({ feedId: feedRuns.feedId })
  return lost.map(({ feedId }) => feedId)
}

export async function updateRun(
  db: Executor,
  id: string,
  changes: Partial<FeedRunRecord>,
): Promise<void> {
  await db.update(feedRuns).set(changes).where(eq(feedRuns.id, id))
}

/** Ends a run. @returns false where it has ended before, which stands. */
export async function endRun(
  db: Executor,
  id: string,
  changes: Partial<FeedRunRecord> & { outcome: FeedOutcome; finishedAt: Date },
): Promise<boolean> {
  const { rowCount } = await db
    .update(feedRuns)
    .set(changes)
    .where(and(eq(feedRuns.id, id), isNull(feedRuns.finishedAt)))
  return rowCount === 1
}

/** The load of a feed that has ended last. */
export async function readLastLoad(
  db: Executor,
  feedId: string,
): Promise<Pick<FeedRunRecord, 'outcome'> | undefined> {
  const [last] = await db
    .select({ outcome: feedRuns.outcome })
    .from(feedRuns)
    .where(
      and(
        eq(feedRuns.feedId, feedId),
        eq(feedRuns.kind, 'load'),
        sql`${feedRuns.finishedAt} IS NOT NULL`,
      ),
    )
    .orderBy(desc(feedRuns.id))
    .limit(1)
  return last
}

/** Everything of a run but its problems. */
const summary = {
  id: feedRuns.id,
  feedId: feedRuns.feedId,
  kind: feedRuns.kind,
  startedAt: feedRuns.startedAt,
  readAt: feedRuns.readAt,
  finishedAt: feedRuns.finishedAt,
  outcome: feedRuns.outcome,
  message: feedRuns.message,
  counts: feedRuns.counts,
  problemsTotal: feedRuns.problemsTotal,
}
export type RunSummary = Omit<FeedRunRecord, 'problems' | 'queuedAt'>

/** The latest runs of a feed, newest first; of those that have found the same file only the very latest one. */
export const listRuns = (db: Executor, feedId: string): Promise<RunSummary[]> =>
  db
    .select(summary)
    .from(feedRuns)
    .where(
      and(
        eq(feedRuns.feedId, feedId),
        sql`(${feedRuns.outcome} IS DISTINCT FROM 'unchanged' OR ${feedRuns.id} =
          (SELECT max(latest.id) FROM feed_runs latest WHERE latest.feed_id = ${feedId}))`,
      ),
    )
    .orderBy(desc(feedRuns.id))
    .limit(SHOWN_RUNS)

/** A run of a user's feed with its problems. */
export async function readRun(
  db: Executor,
  { userId, feedId, runId }: { userId: string; feedId: string; runId: string },
): Promise<FeedRunRecord | undefined> {
  const [found] = await db
    .select({ run: feedRuns })
    .from(feedRuns)
    .innerJoin(feeds, eq(feeds.id, feedRuns.feedId))
    .where(and(eq(feedRuns.id, runId), eq(feeds.id, feedId), eq(feeds.userId, userId), isKept))
  return found?.run
}

/** Empties the lists of problems of older runs, which are most of a report; their number stays. */
export async function forgetProblems(db: Executor, before: Date): Promise<number> {
  const { rowCount } = await db
    .update(feedRuns)
    .set({ problems: [] })
    .where(and(lt(feedRuns.startedAt, before), sql`${feedRuns.problems} <> '[]'`))
  return rowCount ?? 0
}

/** @returns how many finished runs that are older were deleted. */
export async function deleteOldRuns(db: Executor, before: Date): Promise<number> {
  const { rowCount } = await db
    .delete(feedRuns)
    .where(and(isNotNull(feedRuns.finishedAt), lt(feedRuns.startedAt, before)))
  return rowCount ?? 0
}
