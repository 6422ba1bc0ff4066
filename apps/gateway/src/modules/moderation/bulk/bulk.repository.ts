import { AppError, invalid } from '@trassa/contracts/app-error'
import type { CallAnswer, CallArguments } from '@trassa/contracts/call'
import { BULK_LIMIT, type bulkAds } from '@trassa/contracts/calls/moderator/ads'
import { and, eq, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../../platform/database/connect.ts'
import type { RowRef } from '../../ads/public.ts'
import { auditRows } from '../../audit/public.ts'
import { moderationBatches } from '../batches/batches.table.ts'

export interface Batch {
  id: string
  moderatorId: string
  action: CallArguments<typeof bulkAds, 'output'>['body']['action']
}

/**
 * Begins a batch, or continues the one that has this id.
 *
 * @throws AppError `moderation.batch_taken` for another moderator's batch, `request.key_reused` where
 * the batch was begun with another action.
 */
export async function takeBatch(db: Executor, batch: Batch): Promise<void> {
  const { id, moderatorId, action } = batch
  const [begun] = await db
    .insert(moderationBatches)
    .values(batch)
    .onConflictDoNothing()
    .returning({ id: moderationBatches.id })
  if (begun) return
  const [known] = await db
    .select({
      moderatorId: moderationBatches.moderatorId,
      isSameAction: sql<boolean>`${moderationBatches.action} = ${JSON.stringify(action)}::jsonb`,
    })
    .from(moderationBatches)
    .where(eq(moderationBatches.id, id))
  if (known?.moderatorId !== moderatorId) throw new AppError('moderation.batch_taken')
  if (!known.isSameAction) throw new AppError('request.key_reused')
}

/**
 * Counts the rows that a chunk of the batch has changed.
 *
 * @throws AppError `request.invalid` above the limit of domain §9; the chunk is rolled back then.
 */
export async function countChangedRows(
  tx: Transaction,
  batchId: string,
  rows: number,
): Promise<void> {
  const [batch] = await tx
    .update(moderationBatches)
    .set({ changedRows: sql`${moderationBatches.changedRows} + ${rows}` })
    .where(eq(moderationBatches.id, batchId))
    .returning({ changedRows: moderationBatches.changedRows })
  if (batch && batch.changedRows > BULK_LIMIT) {
    throw invalid(['body', 'rows'], 'Не больше 10 000 объявлений за одно изменение')
  }
}

/** Rows that this batch has changed already, each with the result that the change had. */
export async function changedInBatch(
  db: Executor,
  batchId: string,
  rows: RowRef[],
): Promise<Map<string, CallAnswer<typeof bulkAds>['results'][number]>> {
  if (rows.length === 0) return new Map()
  const ids = rows.map((row) => row.id)
  const found = await db
    .select({ id: sql<string>`${auditRows.adId}`, stat: auditRows.toStat })
    .from(auditRows)
    .where(
      and(
        sql`${auditRows.adId} = ANY (${sql.param(ids)}::bigint[])`,
        eq(auditRows.batchId, batchId),
      ),
    )
  const stats = new Map(found.map((row) => [row.id, row.stat]))
  return new Map(
    rows.flatMap(({ id, version }) => {
      const stat = stats.get(id)
      // A batch changes a row once, from the version that it was asked for.
      return stat === undefined ? [] : [[id, { id, code: null, stat, version: version + 1 }]]
    }),
  )
}
