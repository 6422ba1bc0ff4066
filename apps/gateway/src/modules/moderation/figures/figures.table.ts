import type { DecisionOutcome } from '@trassa/contracts/enumerations/figures'
import type { QueueLane } from '@trassa/contracts/enumerations/moderation'
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment, ref } from '../../../platform/database/columns.ts'

/**
 * One row for each decision and each skip of a moderator, derived from the history (docs/decisions/154). No references:
 * rows of the history outlive ads, too.
 */
export const decisionFigures = pgTable(
  'decision_figures',
  {
    /** The row of the history: a second run finds it here. */
    auditId: ref().primaryKey(),
    at: moment().notNull(),
    moderatorId: ref().notNull(),
    /** `null`: the ad was in no lane. */
    lane: text().$type<QueueLane>(),
    outcome: text().$type<DecisionOutcome | 'skipped'>().notNull(),
    /** From entering the lane; `null` where that is not known. */
    waitedSeconds: integer(),
    /** Whose block the decided appeal questioned. */
    blockedBy: ref(),
  },
  (table) => [
    index('decision_figures_at').on(table.at),
    index('decision_figures_moderator').on(table.moderatorId, table.at),
  ],
)

/** A finished batch: batches themselves are deleted after a month. */
export const batchFigures = pgTable(
  'batch_figures',
  {
    batchId: uuid().primaryKey(),
    at: moment().notNull(),
    moderatorId: ref().notNull(),
    changedAds: integer().notNull(),
  },
  (table) => [index('batch_figures_at').on(table.at)],
)

/** How long the queue was at its longest in ten minutes. */
export const queueSamples = pgTable(
  'queue_samples',
  {
    /** When the ten minutes begin. */
    at: moment().notNull(),
    lane: text().$type<QueueLane>().notNull(),
    waiting: integer().notNull(),
    oldestSeconds: integer().notNull(),
    /** The latest measurement of the ten minutes. */
    measuredAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.at, table.lane] })],
)
