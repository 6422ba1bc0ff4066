import type { BatchKind, BatchState } from '@trassa/contracts/enumerations/batches'
import type { ErrorCode } from '@trassa/contracts/errors'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/connect.ts'
import { publishStaffEvent } from '../live/staff-notices.ts'
import type { RowOutcome } from './batch-rows.repository.ts'
import { moderationBatchRows as rows } from './batch-rows.table.ts'
import { type BatchRecord, type BatchSummary, moderationBatches } from './batches.table.ts'

/** Refusals that may be over at the next try; a stale ad is tried in its present version. */
const RETRYABLE: readonly ErrorCode[] = ['ad.stale', 'moderation.claimed', 'server.failed']

/** The same of an undo: it is bound to the version that the batch has written. */
const RETRYABLE_UNDO: readonly ErrorCode[] = ['moderation.claimed', 'server.failed']

/** The codes with which a retry takes rows of a batch up again. */
export const retryableCodes = (kind: BatchKind): readonly ErrorCode[] =>
  kind === 'undo' ? RETRYABLE_UNDO : RETRYABLE

/** How many rows a retry would take up: refused ones, and those that a cancelled batch has not come to; not what retries have changed. */
export function countRetryable(
  { counts, refusals }: BatchSummary,
  { kind, state, retriedRows }: { kind: BatchKind; state: BatchState; retriedRows: number },
): number {
  const codes = retryableCodes(kind)
  const refused = refusals.filter(({ code }) => codes.includes(code))
  const left = state === 'cancelled' ? counts.waiting : 0
  return left + refused.reduce((sum, { count }) => sum + count, 0) - retriedRows
}

/** Counts a batch's rows and keeps the result with the batch, so that lists of batches count nothing. */
export async function writeSummary(tx: Transaction, batchId: string): Promise<void> {
  const groups = await tx
    .select({
      state: rows.state,
      code: rows.code,
      stat: rows.stat,
      count: sql<number>`count(*)::int`,
    })
    .from(rows)
    .where(eq(rows.batchId, batchId))
    .groupBy(rows.state, rows.code, rows.stat)
  const [owned] = await tx
    .select({ owners: sql<number>`count(DISTINCT ${rows.userId})::int` })
    .from(rows)
    .where(sql`${rows.batchId} = ${batchId} AND ${rows.state} <> 'refused'`)
  const summary: BatchSummary = {
    counts: { waiting: 0, changed: 0, refused: 0 },
    refusals: [],
    owners: owned?.owners ?? 0,
  }
  for (const { state, code, stat, count } of groups) {
    summary.counts[state] += count
    if (code) summary.refusals.push({ code, stat, count })
  }
  summary.refusals.sort((a, b) => b.count - a.count)
  await keepSummary(tx, batchId, summary)
}

/**
 * The summary after a portion whose outcomes have been written. Rows that were changed only move a number; after a
 * refusal all rows are counted anew. Counting them after each portion took a fifth of a batch's time.
 */
export async function updateSummary(
  tx: Transaction,
  { id, summary }: Pick<BatchRecord, 'id' | 'summary'>,
  outcomes: readonly Pick<RowOutcome, 'state'>[],
): Promise<void> {
  if (!summary || outcomes.some(({ state }) => state !== 'changed')) return writeSummary(tx, id)
  const { waiting, changed, refused } = summary.counts
  const counts = {
    waiting: waiting - outcomes.length,
    changed: changed + outcomes.length,
    refused,
  }
  await keepSummary(tx, id, { ...summary, counts })
}

async function keepSummary(tx: Transaction, batchId: string, summary: BatchSummary): Promise<void> {
  await tx
    .update(moderationBatches)
    .set({ summary, changedRows: summary.counts.changed })
    .where(eq(moderationBatches.id, batchId))
  await publishStaffEvent(tx, { type: 'batch.changed', batchId })
}
