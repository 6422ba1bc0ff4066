import { AppError } from '@trassa/contracts/app-error'
import type { StockRowState } from '@trassa/contracts/enumerations/stock-imports'
import { hasRole } from '@trassa/contracts/enumerations/users'
import { ERROR_TEXTS } from '@trassa/contracts/errors'
import type { Transaction } from '../../../platform/database/connect.ts'
import { isUnavailable } from '../../../platform/database/unavailable.ts'
import { findUserById } from '../../identity/public.ts'
import { lockNextRow, settleRow } from '../stock-import-rows.repository.ts'
import type { StockRowRecord } from '../stock-import-rows.table.ts'
import { lockImport, setImportState } from '../stock-imports.repository.ts'
import type { StockImportRecord } from '../stock-imports.table.ts'
import type { RowRun, RowWork } from './row-work.ts'
import { tellOwner } from './tell-owner.ts'
import { writeContent } from './write-content.ts'
import { writePhotos } from './write-photos.ts'

const RESULTS: Partial<Record<StockRowState, StockRowState>> = {
  create: 'created',
  change: 'changed',
}

/**
 * Imports the next row of a running import. Each step is a transaction that a repeat finds done: a process that dies
 * leaves whole steps behind. Commands wait for a step, not for a row.
 *
 * @returns whether rows may be left
 */
export async function runRow(work: RowWork, importId: string): Promise<boolean> {
  let row: StockRowRecord | undefined
  try {
    const begun = await work.db.transaction(async (tx) => {
      const run = await lockRun(tx, importId)
      if (!run) return null
      row = await lockNextRow(tx, importId)
      if (!row) {
        await finish(tx, work, run)
        return null
      }
      const { wanted } = row
      if (!wanted) throw new AppError('server.failed')
      return { run, wanted, row, adId: await writeContent(tx, work, { row, wanted, run }) }
    })
    if (!begun) return false
    const { run, wanted, adId } = begun
    const urls = wanted.photos ?? []
    const notes = urls.length > 0 ? await writePhotos(work, { adId, urls, run }) : []
    await settle(work, begun.row, RESULTS[begun.row.state ?? 'create'] ?? 'created', notes)
  } catch (error) {
    if (!row || isUnavailable(error)) throw error
    if (!(error instanceof AppError)) work.log.error({ err: error, importId }, 'row of an import')
    await settle(work, row, 'refused', [
      { column: null, text: '', message: sentenceOf(error), isNote: false },
    ])
  }
  return true
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof AppError)) return ERROR_TEXTS['server.failed']
  return error.issues.map(({ msg }) => msg).join('. ') || ERROR_TEXTS[error.code]
}

const settle = (
  { db }: RowWork,
  row: StockRowRecord,
  state: StockRowState,
  problems: StockRowRecord['problems'],
): Promise<void> =>
  db.transaction((tx) => settleRow(tx, row, { state, problems: [...row.problems, ...problems] }))

/**
 * The import, locked, where it is to run; it is cancelled where its moderator is none any more, or its owner's account
 * was merged meanwhile.
 */
async function lockRun(tx: Transaction, id: string): Promise<RowRun | null> {
  const record = await lockImport(tx, id)
  if (record?.state !== 'running') return null
  const [owner, moderator] = [
    await findUserById(tx, record.ownerId),
    await findUserById(tx, record.moderatorId),
  ]
  const mayRun = moderator && !moderator.blockedAt && hasRole(moderator.role, 'moderator')
  if (!owner || owner.mergedIntoId || !mayRun) {
    await setImportState(tx, id, 'cancelled')
    return null
  }
  return { record, owner, moderator }
}

async function finish(tx: Transaction, work: RowWork, run: RowRun): Promise<void> {
  await setImportState(tx, run.record.id, 'done')
  await tellOwner(tx, work, run, createdBy(run.record))
}

const createdBy = ({ counts }: StockImportRecord): number => counts.created ?? 0
