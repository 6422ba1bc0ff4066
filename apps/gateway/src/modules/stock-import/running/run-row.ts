import { AppError } from '@trassa/contracts/app-error'
import type { StockProblem } from '@trassa/contracts/entities/moderator/stock-import'
import type { StockRowState } from '@trassa/contracts/enumerations/stock-imports'
import { ERROR_TEXTS } from '@trassa/contracts/errors'
import type { Transaction } from '../../../platform/database/connect.ts'
import { isUnavailable } from '../../../platform/database/unavailable.ts'
import { findUserById } from '../../identity/public.ts'
import { mayImport } from '../import-access.ts'
import { lockNextAwaiting } from '../photo-files/photo-files.repository.ts'
import { isAwaiting, placeWithout } from '../photo-files/place-photos.ts'
import { lockNextRow, lockWaiting, settleRow, updateRow } from '../stock-import-rows.repository.ts'
import type { StockRowRecord } from '../stock-import-rows.table.ts'
import { lockImport, setImportState } from '../stock-imports.repository.ts'
import { cancelImport, finishImport } from './end-import.ts'
import { photoNote } from './put-photos.ts'
import type { RowRun, RowWork, WrittenRow } from './row-work.ts'
import { writeContent } from './write-content.ts'
import { fetchRowPhotos, writePhotos } from './write-photos.ts'

const RESULTS: Partial<Record<StockRowState, StockRowState>> = {
  create: 'created',
  change: 'changed',
}

/**
 * Imports the next row of a running import: its content in one transaction, its photographs and its result in another.
 * A repeat after a crash finds the first done. Commands wait for a transaction, not for a row.
 *
 * @returns whether rows may be left
 * @throws where the database cannot be asked, or the signal was aborted: the row has its turn again
 */
export async function runRow(
  work: RowWork,
  importId: string,
  signal: AbortSignal,
): Promise<boolean> {
  const written = await writeRow(work, importId)
  if (written === 'settled') return true
  if (written) await completeRow(work, written, signal)
  return written !== null
}

async function writeRow(work: RowWork, importId: string): Promise<WrittenRow | 'settled' | null> {
  let row: StockRowRecord | undefined
  try {
    return await work.db.transaction(async (tx) => {
      const run = await lockRun(tx, work, importId)
      if (!run) return null
      row = await lockNextRow(tx, importId)
      if (!row) return endRows(tx, work, run)
      const { wanted } = row
      if (!wanted) throw new AppError('server.failed')
      return { run, wanted, row, adId: await writeContent(tx, work, { row, wanted, run }) }
    })
  } catch (error) {
    if (!row || isUnavailable(error)) throw error
    const message = sentenceOf(work, error)
    await settle(work, row, 'refused', told([{ column: null, text: '', message, isNote: false }]))
    return 'settled'
  }
}

/** Every row has had its turn: those that lack files are waited for, or have their turn again without them. */
async function endRows(tx: Transaction, work: RowWork, run: RowRun): Promise<'settled' | null> {
  const { record, moderator } = run
  const awaiting = await lockNextAwaiting(tx, record.id)
  if (!isAwaiting(awaiting)) {
    await finishImport(tx, work, record)
    return null
  }
  if (!record.withoutPhotos) {
    await setImportState(tx, record.id, 'waiting')
    return null
  }
  const by = { userId: moderator.id, role: moderator.role }
  await placeWithout(tx, work, awaiting, { run, by })
  return 'settled'
}

/** The ad has its content: whatever becomes of its photographs, the row was imported. */
async function completeRow(work: RowWork, written: WrittenRow, signal: AbortSignal): Promise<void> {
  const { row, run } = written
  const result = RESULTS[row.state ?? 'create'] ?? 'created'
  try {
    const fetched = await fetchRowPhotos(work, written, signal)
    await settle(work, row, result, async (tx, isCancelled) => {
      const asked = { ...fetched, isCancelled }
      const { notes, ...photos } = await writePhotos(tx, work, written, asked)
      return { ...photos, problems: notes }
    })
  } catch (error) {
    if (signal.aborted || isUnavailable(error)) throw error
    const message = `Фотографии не сохранены. ${sentenceOf(work, error)}`
    await settle(work, row, result, told([photoNote(run, message)]))
  }
}

function sentenceOf({ log }: RowWork, error: unknown): string {
  if (error instanceof AppError) {
    return error.issues.map(({ msg }) => msg).join('. ') || ERROR_TEXTS[error.code]
  }
  log.error({ err: error }, 'row of an import')
  return ERROR_TEXTS['server.failed']
}

/** What a row ends with besides its state. */
type Ending = Pick<StockRowRecord, 'problems' | 'awaited' | 'photoFiles'>

const told = (problems: StockProblem[]) => async (): Promise<Ending> => ({
  problems,
  awaited: null,
  photoFiles: 0,
})

/** The import is locked before the row, as by a command. */
const settle = (
  { db }: RowWork,
  row: StockRowRecord,
  state: StockRowState,
  end: (tx: Transaction, isCancelled: boolean) => Promise<Ending>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const record = await lockImport(tx, row.importId)
    const isWaiting = await lockWaiting(tx, row)
    // Another worker has ended it; a command that cancels ends rows before their photographs are there.
    if (!isWaiting && record?.state !== 'cancelled') return
    const ending = await end(tx, !isWaiting)
    // In the place of the note of a cancelling that photographs may be missing.
    const problems = [...row.problems, ...ending.problems]
    if (isWaiting) await settleRow(tx, row, { ...ending, state, problems })
    else await updateRow(tx, row, { problems })
  })

/**
 * The import, locked, where it is to run; it is cancelled where its moderator is none any more, or its owner's account
 * was merged meanwhile.
 */
async function lockRun(tx: Transaction, work: RowWork, id: string): Promise<RowRun | null> {
  const record = await lockImport(tx, id)
  if (record?.state !== 'running') return null
  const owner = await findUserById(tx, record.ownerId)
  const moderator = await findUserById(tx, record.moderatorId)
  const mayRun = mayImport(moderator)
  if (owner && !owner.mergedIntoId && moderator && mayRun) return { record, owner, moderator }
  const reason = mayRun ? 'ownerMerged' : 'moderatorLeft'
  await cancelImport(tx, work, record, { actorId: null, sessionId: record.sessionId, reason })
  return null
}
