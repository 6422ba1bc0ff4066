import type { BatchAction } from '@trassa/contracts/entities/moderator/batch'
import type { Transaction } from '../../../../platform/database/connect.ts'
import type { Visitor } from '../../../../platform/http/visitor.ts'
import type { RowRef } from '../../../ads/public.ts'
import type { NewBatchRow, RowOutcome } from '../batch-rows.repository.ts'
import type { BatchRecord } from '../batches.table.ts'

/** A batch, and in whose name it changes ads now. */
export interface BatchRun {
  batch: Pick<BatchRecord, 'id' | 'kind' | 'parentId' | 'action' | 'moderatorId' | 'sessionId'>
  /** With the role that the moderator has at the moment, which may have been taken away meanwhile. */
  moderator: Pick<Visitor, 'userId' | 'role'>
  now: Date
}

/** An ad of a batch that waits for its turn. */
export interface WaitingRow extends RowRef {
  userId: string | null
}

/** What a batch does with at most 500 of its ads. */
export interface BatchWork {
  /** The dry run: changes nothing. */
  judge: (tx: Transaction, rows: readonly RowRef[], run: BatchRun) => Promise<NewBatchRow[]>
  /** @returns an outcome for each row; what it says is true once the transaction is committed. */
  apply: (tx: Transaction, rows: readonly WaitingRow[], run: BatchRun) => Promise<RowOutcome[]>
}

/** Actions that decide on ads: those of another moderator's claim are left alone, and their claims end. */
export const IS_DECISION: Record<BatchAction['type'], boolean> = {
  stat: true,
  lift: false,
  expiry: false,
  shiftExpiry: false,
  city: false,
  category: false,
  message: false,
}
