import { AppError } from '@trassa/contracts/app-error'
import {
  BATCH_COMMANDS,
  type BatchCommand,
  type BatchState,
} from '@trassa/contracts/enumerations/batches'
import type { AuditEvent } from '@trassa/contracts/enumerations/moderation'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { insertAuditRows } from '../../audit/public.ts'
import { endBatch } from './batch-ends.ts'
import { checkUndoable } from './batch-source.ts'
import { findBatch, lockBatch, setBatchState } from './batches.repository.ts'
import type { BatchRecord } from './batches.table.ts'

/** What a command does, and how its repetition is known. */
interface Steering {
  leadsTo: BatchState
  /** The states in which it was carried out already: its answer was lost, and it is repeated. */
  repeatedIn: readonly BatchState[]
}

const STEERINGS: Record<BatchCommand, Steering> = {
  start: { leadsTo: 'waiting', repeatedIn: ['waiting', 'running', 'paused', 'done'] },
  pause: { leadsTo: 'paused', repeatedIn: ['paused'] },
  resume: { leadsTo: 'running', repeatedIn: ['running', 'done'] },
  cancel: { leadsTo: 'cancelled', repeatedIn: ['cancelled'] },
}

/** What is written of a command on another moderator's batch. */
const INTERVENTIONS: Record<Exclude<BatchCommand, 'start'>, AuditEvent> = {
  pause: 'batch.paused',
  resume: 'batch.resumed',
  cancel: 'batch.cancelled',
}

/** What is written of the start of a batch that follows another moderator's batch. */
const FOLLOWING: Record<BatchRecord['kind'], AuditEvent | null> = {
  change: null,
  retry: 'batch.retryStarted',
  undo: 'batch.undoStarted',
}

/**
 * Carries a command out in the caller's transaction, behind the batch's lock. A senior moderator's command on another's
 * batch, or the start of its retry or undo, is an audit row that names both: the senior as its actor, the other one as
 * its user.
 *
 * @throws AppError `moderation.batch_not_found`, `moderation.batch_taken` for the start of another's batch,
 * `moderation.batch_state`, `moderation.undo_late`.
 */
export async function steerBatch(
  tx: Transaction,
  { id, command, now }: { id: string; command: BatchCommand; now: Date },
  { visitor, trace }: RequestContext,
): Promise<void> {
  const batch = await lockBatch(tx, id)
  if (!batch) throw new AppError('moderation.batch_not_found')
  const isOwn = batch.moderatorId === visitor.userId
  if (command === 'start' && !isOwn) throw new AppError('moderation.batch_taken')
  const { leadsTo, repeatedIn } = STEERINGS[command]
  if (repeatedIn.includes(batch.state)) return
  const from: readonly BatchState[] = BATCH_COMMANDS[command]
  if (!from.includes(batch.state)) throw new AppError('moderation.batch_state')
  if (command === 'start' && batch.kind === 'undo') await checkUndoable(tx, batch, now)
  // A moderator who cancels a batch of one's own, or a prepared one, knows that it has ended.
  const isNews = leadsTo === 'cancelled' && batch.startsAt !== null && !isOwn
  await (isNews ? endBatch(tx, id, leadsTo) : setBatchState(tx, id, leadsTo))
  const steered = command === 'start' ? await findParent(tx, batch) : batch
  const event = command === 'start' ? FOLLOWING[batch.kind] : INTERVENTIONS[command]
  if (!steered || !event || steered.moderatorId === visitor.userId) return
  const { moderatorId: userId, id: batchId } = steered
  await insertAuditRows(tx, [{ event, actorId: visitor.userId, userId, batchId, ...trace }])
}

/** The batch that a retry or an undo follows; `undefined` where it is not kept any more. */
async function findParent(tx: Transaction, { parentId }: BatchRecord) {
  return parentId === null ? undefined : (await findBatch(tx, parentId))?.batch
}
