import { AppError, invalid } from '@trassa/contracts/app-error'
import type { CallArguments } from '@trassa/contracts/call'
import { BULK_LIMIT } from '@trassa/contracts/calls/moderator/ads'
import type { prepareBatch } from '@trassa/contracts/calls/moderator/batches'
import type { AdTableFilter } from '@trassa/contracts/entities/moderator/ad-table-filter'
import type { BatchAction } from '@trassa/contracts/entities/moderator/batch'
import type { BatchKind } from '@trassa/contracts/enumerations/batches'
import { asc, sql } from 'drizzle-orm'
import type { Database, Executor } from '../../../platform/database/connect.ts'
import type { Visitor } from '../../../platform/http/visitor.ts'
import { ads, type RowRef } from '../../ads/public.ts'
import { tableConditions } from '../table/table-filter.ts'
import { mayRead } from './batch-access.ts'
import { readChangedRows, readRetryableRows } from './batch-rows.repository.ts'
import { retryableCodes } from './batch-summary.ts'
import { findBatch } from './batches.repository.ts'
import type { BatchRecord } from './batches.table.ts'
import { undoableUntil } from './to-batch.ts'

export type BatchSource = CallArguments<typeof prepareBatch, 'output'>['body']['source']

/** What a source comes to: the ads in the versions that they are to change from. */
export interface SourcedBatch {
  kind: BatchKind
  parentId: string | null
  action: BatchAction
  rows: RowRef[]
  expectedTotal: number | null
}

interface Asked {
  visitor: Visitor
  now: Date
}

const FINISHED = ['done', 'cancelled']

/**
 * @throws AppError `request.invalid` above 10 000 ads, `moderation.batch_not_found`, `moderation.batch_state` where
 * the parent is not finished or cannot be undone, `moderation.undo_late`.
 */
export async function readSource(
  db: Database,
  source: BatchSource,
  asked: Asked,
): Promise<SourcedBatch> {
  switch (source.kind) {
    case 'rows': {
      const { action, rows } = source
      return { kind: 'change', parentId: null, action, rows, expectedTotal: null }
    }
    case 'filter': {
      const { action, filter, except, expectedTotal } = source
      const rows = await expandFilter(db, { filter, except }, asked)
      return {
        kind: 'change',
        parentId: null,
        action,
        rows,
        expectedTotal: expectedTotal - except.length,
      }
    }
    case 'retry':
      return sourceOfRetry(db, await parentOf(db, source.batchId, asked), asked)
    case 'undo':
      return sourceOfUndo(db, await parentOf(db, source.batchId, asked), asked)
  }
}

async function expandFilter(
  db: Database,
  { filter, except }: { filter: AdTableFilter; except: string[] },
  { visitor, now }: Asked,
): Promise<RowRef[]> {
  const isExcepted = sql`${ads.id} = ANY (${sql.param(except)}::bigint[])`
  const conditions = [
    ...tableConditions(filter, { viewerId: visitor.userId, now }),
    sql`NOT (${isExcepted})`,
  ]
  const found = await db
    .select({ id: ads.id, version: ads.version })
    .from(ads)
    .where(sql.join(conditions, sql` AND `))
    .orderBy(asc(ads.id))
    .limit(BULK_LIMIT + 1)
  if (found.length > BULK_LIMIT) {
    throw invalid(['body', 'source', 'filter'], 'Не больше 10 000 объявлений за один раз')
  }
  return found
}

async function parentOf(db: Database, id: string, { visitor }: Asked): Promise<BatchRecord> {
  const found = await findBatch(db, id)
  if (!found || !mayRead(found.batch, visitor)) throw new AppError('moderation.batch_not_found')
  if (!FINISHED.includes(found.batch.state)) throw new AppError('moderation.batch_state')
  return found.batch
}

/** A retry of an undo is an undo of the same batch, for the rows that are left. */
async function sourceOfRetry(
  db: Database,
  parent: BatchRecord,
  { now }: Asked,
): Promise<SourcedBatch> {
  const { id, action } = parent
  const isUndo = parent.kind === 'undo'
  if (isUndo) await checkUndoable(db, parent, now)
  const rows = await readRetryableRows(db, id, {
    codes: retryableCodes(parent.kind),
    presentVersion: !isUndo,
  })
  const kind = isUndo ? 'undo' : 'retry'
  return { kind, parentId: isUndo ? parent.parentId : id, action, rows, expectedTotal: null }
}

async function sourceOfUndo(
  db: Database,
  parent: BatchRecord,
  { now }: Asked,
): Promise<SourcedBatch> {
  const until = undoableUntil(parent)
  if (!until) throw new AppError('moderation.batch_state')
  if (until <= now) throw new AppError('moderation.undo_late')
  const { id, action } = parent
  const rows = await readChangedRows(db, id)
  return { kind: 'undo', parentId: id, action, rows, expectedTotal: null }
}

/** @throws AppError `moderation.undo_late` where the batch that an undo takes back ended too long ago, or is not kept. */
export async function checkUndoable(
  db: Executor,
  { parentId }: Pick<BatchRecord, 'parentId'>,
  now: Date,
): Promise<void> {
  const undone = parentId === null ? undefined : await findBatch(db, parentId)
  const until = undone && undoableUntil(undone.batch)
  if (!until || until <= now) throw new AppError('moderation.undo_late')
}
