import type { Batch, BatchAction } from '@trassa/contracts/entities/moderator/batch'
import type { BatchKind, BatchState } from '@trassa/contracts/enumerations/batches'
import { sql } from 'drizzle-orm'
import {
  boolean,
  char,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment, ref } from '../../../platform/database/columns.ts'
import { users } from '../../identity/public.ts'

/** What a batch's rows come to. */
export type BatchSummary = Pick<Batch, 'counts' | 'refusals' | 'owners'>

/**
 * One bulk action of a moderator (domain §9). Its audit rows carry the same id.
 */
export const moderationBatches = pgTable(
  'moderation_batches',
  {
    id: uuid().primaryKey(),
    moderatorId: ref()
      .notNull()
      .references(() => users.id),
    action: jsonb().$type<BatchAction>().notNull(),
    changedRows: integer().notNull().default(0),
    createdAt: moment().notNull().defaultNow(),

    kind: text().$type<BatchKind>().notNull(),
    /** Of a retry or an undo. No reference: the parent is deleted earlier. */
    parentId: uuid(),
    state: text().$type<BatchState>().notNull(),
    /** SHA-256 of what was asked for: a repeat gives the same batch, anything else under its id is refused. */
    requestHash: char({ length: 64 }).notNull(),
    /** The log session that prepared it, for its audit rows. */
    sessionId: text().notNull(),
    /** How many ads its filter was to find. */
    expectedTotal: integer(),
    /** Made of its rows, in the transaction that changes them. */
    summary: jsonb().$type<BatchSummary>(),
    startsAt: moment(),
    finishedAt: moment(),
    /** Its end was told to its moderator, also later: not where that moderator has cancelled it. */
    isEndTold: boolean().notNull().default(false),
  },
  (table) => [
    index('moderation_batches_listed').on(table.createdAt),
    index('moderation_batches_parent').on(table.parentId).where(sql`parent_id IS NOT NULL`),
    // One batch of a moderator at a time.
    uniqueIndex('moderation_batches_active')
      .on(table.moderatorId)
      .where(sql`state IN ('waiting', 'running', 'paused')`),
  ],
)

export type BatchRecord = typeof moderationBatches.$inferSelect
