import type { FeedCounts, FeedProblem } from '@trassa/contracts/entities/feed'
import type { FeedOutcome, FeedRunKind, FeedSchedule } from '@trassa/contracts/enumerations/feeds'
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, moment, ref } from '../../platform/database/columns.ts'
import { ads } from '../ads/public.ts'
import { users } from '../identity/public.ts'
import { cities } from '../reference/public.ts'
import type { WantedAd } from './mapping/map-row.ts'

/** Addresses of files from which companies load their stock (issue 11, decision 121). */
export const feeds = pgTable(
  'feeds',
  {
    id: id().primaryKey(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    schedule: text().$type<FeedSchedule>().notNull(),
    cityId: ref().references(() => cities.id),
    isOn: boolean().notNull().default(false),
    nextRunAt: moment(),
    lastSuccessAt: moment(),
    /** Of the file that was loaded last: what its server is asked with, and what is compared where it answers it again. */
    etag: text(),
    lastModified: text(),
    bodyHash: text(),
    /** Items of that file; `null` before the first one. */
    itemsTotal: integer(),
    /** The number of items that the company has accepted although there were many more. */
    shrunkTo: integer(),
    createdAt: moment().notNull().defaultNow(),
    /** Kept with its items: the same address added again finds the ads that it has made. */
    deletedAt: moment(),
  },
  (table) => [
    index('feeds_user').on(table.userId),
    uniqueIndex('feeds_url').on(table.userId, table.url).where(sql`deleted_at IS NULL`),
    index('feeds_due').on(table.nextRunAt).where(sql`is_on`),
  ],
)

/** Runs of a feed: open ones are the work to be done, finished ones its report. */
export const feedRuns = pgTable(
  'feed_runs',
  {
    id: id().primaryKey(),
    feedId: ref()
      .notNull()
      .references(() => feeds.id, { onDelete: 'cascade' }),
    kind: text().$type<FeedRunKind>().notNull(),
    startedAt: moment().notNull().defaultNow(),
    /** When a job was last enqueued for it. */
    queuedAt: moment().notNull().defaultNow(),
    /** The file is read and what is to be done stands in `feed_items`. */
    readAt: moment(),
    finishedAt: moment(),
    outcome: text().$type<FeedOutcome>(),
    message: text().notNull().default(''),
    counts: jsonb().$type<FeedCounts>(),
    problems: jsonb().$type<FeedProblem[]>().notNull().default([]),
    problemsTotal: integer().notNull().default(0),
  },
  (table) => [
    index('feed_runs_feed').on(table.feedId, table.id.desc()),
    // One at a time: starting another run returns the open one.
    uniqueIndex('feed_runs_open').on(table.feedId).where(sql`finished_at IS NULL`),
  ],
)

/** A photograph of an item: `id` once it is fetched, until then how often that has failed. */
export interface FeedPhoto {
  url: string
  id?: string
  failures?: number
}

/** What the items of a feed have become: the ad of each, by the number that the company gives it. */
export const feedItems = pgTable(
  'feed_items',
  {
    feedId: ref()
      .notNull()
      .references(() => feeds.id, { onDelete: 'cascade' }),
    externalId: text().notNull(),
    adId: ref().references(() => ads.id, { onDelete: 'set null' }),
    row: integer().notNull(),
    /** Of the row that the ad was made of; empty: none was made. Without `adId` its company has deleted that ad. */
    hash: text().notNull().default(''),
    /** The row that is to be applied. */
    wantedHash: text().notNull(),
    wanted: jsonb().$type<WantedAd>(),
    photos: jsonb().$type<FeedPhoto[]>().notNull().default([]),
    /** Not in the latest file. */
    isGone: boolean().notNull().default(false),
    /** Archived by us when it was gone, or by silence before its row changed: it is renewed as soon as it can be. */
    isWithdrawn: boolean().notNull().default(false),
    /** Waits for its turn in the open run. */
    isOpen: boolean().notNull().default(false),
    /** Something is left that another run may achieve: photographs, a publication, its withdrawal. */
    isUnfinished: boolean().notNull().default(false),
    problems: jsonb().$type<FeedProblem[]>().notNull().default([]),
    /** The run that has worked on it last, and what has become of it. */
    runId: ref(),
    result: text().$type<ItemResult>(),
  },
  (table) => [
    primaryKey({ columns: [table.feedId, table.externalId] }),
    index('feed_items_ad').on(table.adId),
    index('feed_items_open').on(table.feedId, table.row).where(sql`is_open`),
    index('feed_items_unfinished').on(table.feedId).where(sql`is_unfinished`),
  ],
)

export type ItemResult = 'created' | 'draft' | 'changed' | 'unchanged' | 'gone'

export type FeedRecord = typeof feeds.$inferSelect
export type FeedRunRecord = typeof feedRuns.$inferSelect
export type FeedItemRecord = typeof feedItems.$inferSelect
