import type { Batch } from '@trassa/contracts/entities/moderator/batch'
import { BATCH_UNDO_HOURS } from '@trassa/contracts/enumerations/batches'
import { countRetryable } from './batch-summary.ts'
import type { NamedBatch } from './batches.repository.ts'
import type { BatchRecord, BatchSummary } from './batches.table.ts'

const NOTHING: BatchSummary = {
  counts: { waiting: 0, changed: 0, refused: 0 },
  refusals: [],
  owners: 0,
}

const HOUR = 60 * 60 * 1000

/** Until when a batch can be undone; `null` while it is not finished, for an undo itself and for messages. */
export function undoableUntil({ kind, action, finishedAt, changedRows }: BatchRecord): Date | null {
  const isUndoable = kind !== 'undo' && action.type !== 'message' && changedRows > 0
  if (!finishedAt || !isUndoable) return null
  return new Date(finishedAt.getTime() + BATCH_UNDO_HOURS * HOUR)
}

/** A batch as its calls answer it; what depends on the time is told by the server's clock. */
export function toBatch(
  { batch, moderatorName, cityName, startsInMs, retriedRows }: NamedBatch,
  now: Date,
): Batch {
  const { id, kind, parentId, action, state, moderatorId, createdAt, startsAt, finishedAt } = batch
  const summary = batch.summary ?? NOTHING
  const { waiting, changed, refused } = summary.counts
  const undoable = undoableUntil(batch)
  return {
    id,
    kind,
    parentId,
    action,
    cityName,
    state,
    moderatorId,
    moderatorName,
    createdAt: createdAt.toISOString(),
    startsAt: startsAt?.toISOString() ?? null,
    startsInMs,
    finishedAt: finishedAt?.toISOString() ?? null,
    total: waiting + changed + refused,
    expectedTotal: batch.expectedTotal,
    ...summary,
    retryable: countRetryable(summary, { kind, state, retriedRows }),
    undoableUntil: undoable && undoable > now ? undoable.toISOString() : null,
  }
}
