import type { AuditEvent } from '@trassa/contracts/enumerations/moderation'
import type { Transaction } from '../../../platform/database/connect.ts'
import { insertAuditRows, type NewAuditRow } from '../../audit/public.ts'
import { endAwaiting, lockAwaiting } from '../photo-files/photo-files.repository.ts'
import { releaseHeld } from '../photo-files/release-held.ts'
import { settleWritten } from '../stock-import-rows.repository.ts'
import { lockImport, setImportState } from '../stock-imports.repository.ts'
import type { StockImportRecord } from '../stock-imports.table.ts'
import { photoNote } from './put-photos.ts'
import { type OwnerTelling, tellOwner } from './tell-owner.ts'
import { NOT_AWAITED } from './write-photos.ts'

const STEERED: AuditEvent = 'stock.steered'

/** Why an import was cancelled without a command: its moderator may not import any more, its owner's account was merged, it was left paused. */
export type CancelReason = 'moderatorLeft' | 'ownerMerged' | 'leftPaused'

/** Ends an import whose rows have all had their turn, and tells its owner. The import is locked. */
export async function finishImport(
  tx: Transaction,
  telling: OwnerTelling,
  record: StockImportRecord,
): Promise<void> {
  await setImportState(tx, record.id, 'done')
  await tellOwner(tx, telling, record)
}

/**
 * Cancels an import that is locked. Ads that it has made stay and their owner is told of them; a row whose photographs
 * are being fetched counts as made.
 */
export async function cancelImport(
  tx: Transaction,
  telling: OwnerTelling,
  record: StockImportRecord,
  {
    reason,
    startedBy,
    ...by
  }: Pick<NewAuditRow, 'actorId' | 'sessionId' | 'requestId'> & {
    reason?: CancelReason
    /** The moderator whose import another one cancels. */
    startedBy?: string | undefined
  },
): Promise<void> {
  const note = photoNote({ record }, 'Импорт остановлен: фотографии могли не загрузиться.')
  await settleWritten(tx, record.id, note)
  await leaveAwaited(tx, record)
  await setImportState(tx, record.id, 'cancelled')
  await tellOwner(tx, telling, (await lockImport(tx, record.id)) ?? record)
  const { id: batchId, ownerId } = record
  const after = { command: 'cancel', ...(reason && { reason }), ...(startedBy && { startedBy }) }
  const facts = { event: STEERED, batchId, userId: ownerId, onBehalfOf: ownerId, after }
  await insertAuditRows(tx, [{ ...facts, ...by }])
}

/** Rows that lack files stay without the photographs that were given already. */
async function leaveAwaited(tx: Transaction, record: StockImportRecord): Promise<void> {
  await releaseHeld(tx, await lockAwaiting(tx, record.id))
  await endAwaiting(tx, record.id, photoNote({ record }, NOT_AWAITED))
}
