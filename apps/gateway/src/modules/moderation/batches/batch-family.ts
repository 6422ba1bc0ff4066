import { eq, type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../../platform/database/connect.ts'
import { moderationBatchRows as rows } from './batch-rows.table.ts'
import { moderationBatches as batches } from './batches.table.ts'

/**
 * The batches that a retry of this one has led to, at any depth. Retries of an undo belong to the batch that it
 * undoes, so they are the other undos of it.
 */
const laterTries = (batchId: SQL | string) => sql`
  WITH RECURSIVE later (id) AS (
    SELECT child.id FROM moderation_batches child JOIN moderation_batches tried ON tried.id = ${batchId}
    WHERE (child.parent_id = tried.id AND child.kind = 'retry')
      OR (child.parent_id = tried.parent_id AND child.kind = 'undo' AND tried.kind = 'undo' AND child.id <> tried.id)
    UNION
    SELECT child.id FROM moderation_batches child JOIN later ON child.parent_id = later.id
    WHERE child.kind = 'retry'
  )
  SELECT id FROM later`

/** Whether a row of a batch has been changed by a later try: it must not be changed a second time. */
export const isChangedLater = (batchId: SQL | string): SQL<boolean> => sql`${rows.adId} IN (
  SELECT again.ad_id FROM moderation_batch_rows again
  WHERE again.batch_id IN (${laterTries(batchId)}) AND again.state = 'changed')`

/**
 * The owners whom a message batch and all batches of its family have told, by whether this batch itself has. The
 * family's first batch is locked until the transaction ends, so that two retries at once cannot both tell an owner.
 */
export async function readToldOwners(
  tx: Transaction,
  batch: { id: string; parentId: string | null },
): Promise<ReadonlyMap<string, { byThisBatch: boolean }>> {
  const rootId = await findRoot(tx, batch.parentId ?? batch.id)
  await tx.select({ id: batches.id }).from(batches).where(eq(batches.id, rootId)).for('update')
  const told = await tx.execute<{ userId: string; byThisBatch: boolean }>(sql`
    SELECT ${rows.userId}::text AS "userId", bool_or(${rows.batchId} = ${batch.id}) AS "byThisBatch"
    FROM ${rows}
    WHERE (${rows.batchId} IN (${batch.id}, ${rootId}) OR ${rows.batchId} IN (${laterTries(rootId)}))
      AND ${rows.state} = 'changed' AND ${rows.userId} IS NOT NULL
    GROUP BY 1`)
  return new Map(told.rows.map(({ userId, byThisBatch }) => [userId, { byThisBatch }]))
}

/** The earliest batch of a chain of retries that is still kept. */
async function findRoot(db: Executor, id: string): Promise<string> {
  const found = await db.execute<{ id: string }>(sql`
    WITH RECURSIVE earlier (id, parent_id, depth) AS (
      SELECT id, parent_id, 0 FROM moderation_batches WHERE id = ${id}
      UNION ALL
      SELECT parent.id, parent.parent_id, depth + 1
      FROM moderation_batches parent JOIN earlier ON parent.id = earlier.parent_id
    )
    SELECT id FROM earlier ORDER BY depth DESC LIMIT 1`)
  return found.rows[0]?.id ?? id
}
