import type { AdStat } from '@trassa/contracts/enumerations/ads'
import type { BatchRowState } from '@trassa/contracts/enumerations/batches'
import type { ErrorCode } from '@trassa/contracts/errors'
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { ref } from '../../../platform/database/columns.ts'
import { moderationBatches } from './batches.table.ts'

/** The ads of a batch. No reference to them: one that is purged stays in the batch's result. */
export const moderationBatchRows = pgTable(
  'moderation_batch_rows',
  {
    batchId: uuid()
      .notNull()
      .references(() => moderationBatches.id, { onDelete: 'cascade' }),
    adId: ref().notNull(),
    /** The owner; `null` for an ad that did not exist. Ads of one owner stand together (`position`). */
    userId: ref(),
    position: integer().notNull(),
    /** From which the ad is to change. */
    version: integer().notNull(),
    state: text().$type<BatchRowState>().notNull(),
    /** Why it was refused. */
    code: text().$type<ErrorCode>(),
    /** What of the ad is the reason, in the words of its form. */
    detail: text(),
    /** Of the ad when that was decided, as moderators see it. */
    stat: smallint().$type<AdStat>(),
    /** Of the changed ad; `null` for a change that is not of the ad's row. */
    versionAfter: integer(),
    /** Columns before the change, which an undo writes back. */
    before: jsonb().$type<Record<string, unknown>>(),
  },
  (table) => [
    primaryKey({ columns: [table.batchId, table.adId] }),
    index('moderation_batch_rows_state').on(table.batchId, table.state, table.position),
  ],
)
