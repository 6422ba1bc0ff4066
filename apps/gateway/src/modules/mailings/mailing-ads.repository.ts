import type { AdType } from '@trassa/contracts/enumerations/ads'
import { desc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { Database, Executor, Transaction } from '../../platform/database/connect.ts'
import { ads, isLive } from '../ads/public.ts'
import { users } from '../identity/public.ts'
import { telegramChats } from '../messaging/public.ts'
import { savedSearches } from '../saved-searches/public.ts'
import { type LiveRow, liveColumns } from '../search/public.ts'
import { mailingAds } from './mailing-ads.table.ts'
import { mailingQueue } from './mailing-queue.table.ts'
import type { QueuePlace, Timetable } from './sending/due-at.ts'

export interface Pair {
  searchId: string
  adId: string
}

/** A person, an ad and the saved search that has found it. */
export interface Candidate extends Pair, Timetable {
  userId: string
  /** The moment from which on the ad is news: the starting point of the saved search, or an answer that showed the ad later. */
  since: Date
  /** The ad is older than that: it is news only where the list did not hold it then. */
  isOld: boolean
}

/** Whether messages reach the owner of a saved search by the bot; join `users` and, to the left, the chats. */
export const isReached = sql`${users.deletedAt} IS NULL AND ${users.telegramId} IS NOT NULL
  AND ${telegramChats.stoppedAt} IS NULL`
export const isRunning = sql`NOT ${savedSearches.paused} AND ${savedSearches.deletedAt} IS NULL`
export const itsChat = sql`LEFT JOIN ${telegramChats} ON ${telegramChats.chatId} = ${users.telegramId}`
/** A `Timetable` of a saved search. */
export const timetableColumns = sql`${savedSearches.frequency}, ${savedSearches.quietFrom} AS "quietFrom",
  ${savedSearches.quietTo} AS "quietTo", ${savedSearches.timeZone} AS "timeZone"`
/** The saved search that it waited for is gone: another one may send it. */
const isAbandoned = sql`${mailingAds.state} = 'waiting' AND ${mailingAds.savedSearchId} IS NULL`
const isAnswered = sql`${mailingAds.state} = 'answered'`

/**
 * Of these pairs those that may be sent: to another person than the ad's own, whom the bot reaches and who has not
 * been sent the ad. Those of frequent saved searches come first. An ad that an answer has shown can be news again by what
 * has changed since.
 */
export async function readCandidates(db: Executor, pairs: readonly Pair[]): Promise<Candidate[]> {
  const { rows } = await db.execute<Omit<Candidate, 'since'> & { since: string }>(sql`
    SELECT ${savedSearches.id} AS "searchId", ${ads.id} AS "adId", ${savedSearches.userId} AS "userId",
      starting.point AS since, starting.point >= ${ads.createdAt} AS "isOld", ${timetableColumns}
    FROM unnest(${sql.param(pairs.map(({ searchId }) => searchId))}::bigint[],
      ${sql.param(pairs.map(({ adId }) => adId))}::bigint[]) AS found (search_id, ad_id)
    JOIN ${savedSearches} ON ${savedSearches.id} = found.search_id AND ${isRunning}
    JOIN ${ads} ON ${ads.id} = found.ad_id AND ${ads.userId} <> ${savedSearches.userId}
    JOIN ${users} ON ${users.id} = ${savedSearches.userId}
    ${itsChat}
    LEFT JOIN ${mailingAds} ON ${mailingAds.userId} = ${savedSearches.userId}
      AND ${mailingAds.adId} = ${ads.id} AND NOT (${isAbandoned})
    CROSS JOIN LATERAL (SELECT greatest(${savedSearches.since}, ${mailingAds.foundAt}) AS point) AS starting
    WHERE ${isReached} AND (${mailingAds.userId} IS NULL OR ${isAnswered})
    ORDER BY array_position(ARRAY['atOnce', 'hourly', 'daily', 'weekly'], ${savedSearches.frequency}),
      ${savedSearches.id}`)
  return rows.map((row) => ({ ...row, since: new Date(row.since) }))
}

/** Adds ads that wait for a message, each once for a person, and saved searches to the queue. */
export async function storeFound(
  tx: Transaction,
  found: readonly (Candidate & QueuePlace)[],
): Promise<void> {
  if (found.length === 0) return
  const stored = await tx
    .insert(mailingAds)
    .values(
      found.map(({ userId, adId, searchId }) => ({
        userId,
        adId,
        savedSearchId: searchId,
        state: 'waiting' as const,
      })),
    )
    .onConflictDoUpdate({
      target: [mailingAds.userId, mailingAds.adId],
      set: {
        savedSearchId: sql`excluded.saved_search_id`,
        state: sql`excluded.state`,
        foundAt: sql`excluded.found_at`,
      },
      setWhere: sql`(${isAbandoned}) OR ${isAnswered}`,
    })
    .returning({ savedSearchId: mailingAds.savedSearchId })
  const searches = new Set(stored.map(({ savedSearchId }) => savedSearchId))
  const places = new Map(
    found.map(({ searchId, dueAt, isAtOnce }) => [searchId, { dueAt, isAtOnce }]),
  )
  const queued = [...places].filter(([searchId]) => searches.has(searchId))
  await queueSearches(
    tx,
    queued.map(([savedSearchId, place]) => ({ savedSearchId, ...place })),
  )
}

/** One that is there moves forward only: its frequency may have changed while no process followed it. */
export async function queueSearches(
  tx: Transaction,
  searches: (QueuePlace & { savedSearchId: string })[],
): Promise<void> {
  if (searches.length === 0) return
  const { savedSearchId, dueAt, isAtOnce } = mailingQueue
  await tx
    .insert(mailingQueue)
    .values(searches)
    .onConflictDoUpdate({
      target: savedSearchId,
      set: {
        dueAt: sql`least(${dueAt}, excluded.due_at)`,
        isAtOnce: sql`${isAtOnce} OR excluded.is_at_once`,
      },
    })
}

/** Forgets what waits for saved searches that were paused, deleted or changed meanwhile. */
export async function dropWaiting(db: Executor, searchIds: string[]): Promise<void> {
  await db.execute(sql`
    DELETE FROM ${mailingAds} USING ${savedSearches}
    WHERE ${mailingAds.savedSearchId} = ${savedSearches.id} AND ${mailingAds.state} = 'waiting'
      AND ${inArray(savedSearches.id, searchIds)}
      AND (NOT (${isRunning}) OR ${mailingAds.foundAt} < ${savedSearches.since})`)
}

/** Of these saved searches those that are in the queue. */
export async function readQueued(db: Executor, searchIds: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: mailingQueue.savedSearchId })
    .from(mailingQueue)
    .where(inArray(mailingQueue.savedSearchId, searchIds))
  return new Set(rows.map(({ id }) => id))
}

export async function setDue(db: Executor, searchId: string, place: QueuePlace): Promise<void> {
  await db.update(mailingQueue).set(place).where(eq(mailingQueue.savedSearchId, searchId))
}

/** The saved searches whose message is due: those that want it at once, then the first ones first. */
export async function readDue(db: Executor, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: mailingQueue.savedSearchId })
    .from(mailingQueue)
    .where(lte(mailingQueue.dueAt, now))
    .orderBy(desc(mailingQueue.isAtOnce), mailingQueue.dueAt)
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** How many saved searches have a message due. */
export const countDue = (db: Database): Promise<number> =>
  db.$count(mailingQueue, lte(mailingQueue.dueAt, sql`now()`))

/** A saved search that has a message due, with the chat that it goes to. */
export interface DueSearch extends Timetable {
  id: string
  userId: string
  adType: AdType
  query: string
  name: string
  telegramId: string
  isReached: boolean
}

/** Takes a due saved search for this transaction, out of the queue; `undefined` where another one has it. */
export async function takeDue(tx: Transaction, id: string): Promise<DueSearch | undefined> {
  const { rows } = await tx.execute<DueSearch & Record<string, unknown>>(sql`
    WITH taken AS (
      DELETE FROM ${mailingQueue} WHERE ${mailingQueue.savedSearchId} IN (
        SELECT saved_search_id FROM mailing_queue WHERE saved_search_id = ${id} FOR UPDATE SKIP LOCKED)
      RETURNING saved_search_id
    )
    SELECT ${savedSearches.id}, ${savedSearches.userId} AS "userId", ${savedSearches.adType} AS "adType",
      ${savedSearches.query}, ${savedSearches.name}, ${timetableColumns}, coalesce(${users.telegramId}, '') AS "telegramId",
      (${isRunning} AND ${isReached}) AS "isReached"
    FROM taken JOIN ${savedSearches} ON ${savedSearches.id} = taken.saved_search_id
    JOIN ${users} ON ${users.id} = ${savedSearches.userId}
    ${itsChat}`)
  return rows[0]
}

const waitsFor = (searchId: string): SQL =>
  sql`${mailingAds.savedSearchId} = ${searchId} AND ${mailingAds.state} = 'waiting'`

/**
 * The live ones among the ads that wait for a saved search, the newest first. What was found before it was continued
 * or changed waits still where no process has followed that.
 */
export async function readWaiting(tx: Transaction, searchId: string): Promise<LiveRow[]> {
  const { rows } = await tx.execute<LiveRow>(sql`
    SELECT ${liveColumns} FROM ${mailingAds} JOIN ${ads} ON ${ads.id} = ${mailingAds.adId}
    JOIN ${savedSearches} ON ${savedSearches.id} = ${mailingAds.savedSearchId}
    WHERE ${waitsFor(searchId)} AND ${isLive} AND ${mailingAds.foundAt} >= ${savedSearches.since}
    ORDER BY ${mailingAds.foundAt} DESC, ${ads.id} DESC`)
  return rows
}

/** Forgets what waits for a saved search. */
export async function deleteWaiting(tx: Transaction, searchId: string): Promise<void> {
  await tx.delete(mailingAds).where(waitsFor(searchId))
}

/** Deletes what was found more than 90 days ago of ads that no list shows any more. @returns how many. */
export async function purgeMailingAds(db: Database): Promise<number> {
  const { rowCount } = await db.execute(sql`
    DELETE FROM ${mailingAds} USING ${ads} WHERE ${ads.id} = ${mailingAds.adId} AND ${ads.stat} <> 1
      AND ${mailingAds.foundAt} < now() - interval '90 days'`)
  return rowCount ?? 0
}
