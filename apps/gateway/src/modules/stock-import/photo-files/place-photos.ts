import { AppError } from '@trassa/contracts/app-error'
import type { StockProblem } from '@trassa/contracts/entities/moderator/stock-import'
import { ERROR_TEXTS } from '@trassa/contracts/errors'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { Visitor } from '../../../platform/http/visitor.ts'
import type { FeedPhoto } from '../../feeds/public.ts'
import { findUsablePhotos, releasePhotos } from '../../media/public.ts'
import { idsOf, photoNote, putPhotos } from '../running/put-photos.ts'
import type { RowRun, RowWork } from '../running/row-work.ts'
import { updateRow } from '../stock-import-rows.repository.ts'
import type { StockRowRecord } from '../stock-import-rows.table.ts'
import { awaitedFiles } from './photo-file.ts'

/** A row whose ad is written and whose photographs are not all there. */
export type AwaitingRow = StockRowRecord & { awaited: FeedPhoto[]; adId: string }

export const isAwaiting = (row: StockRowRecord | undefined): row is AwaitingRow =>
  row?.awaited != null && row.adId !== null

interface Placing {
  run: Pick<RowRun, 'record'>
  /** Who has sent the files, or in whose name the import runs. */
  by: Pick<Visitor, 'userId' | 'role'>
}

/** Those that can still be put into the ad: an upload is deleted after a day where the owner has taken it out meanwhile. */
async function stillThere(tx: Transaction, row: AwaitingRow, userId: string): Promise<FeedPhoto[]> {
  const usable = await findUsablePhotos(tx, idsOf(row.awaited), { adId: row.adId, userId })
  return row.awaited.map(({ id, ...photo }) =>
    id !== undefined && usable.has(id) ? { ...photo, id } : photo,
  )
}

/** Puts the photographs of a row into its ad once all files are there; until then it goes on waiting. */
export async function placeWhenComplete(
  tx: Transaction,
  work: Pick<RowWork, 'adPhotos'>,
  row: AwaitingRow,
  { run, by }: Placing,
): Promise<void> {
  const photos =
    awaitedFiles(row.awaited).length > 0 ? row.awaited : await stillThere(tx, row, by.userId)
  const photoFiles = awaitedFiles(photos).length
  if (photoFiles > 0) return updateRow(tx, row, { awaited: photos, photoFiles })
  await endWaiting(tx, row, await place(tx, work, { ...row, awaited: photos }, { run, by }))
}

/** Ends the waiting of a row with the files that are there: an ad that stood before the import takes all or none. */
export async function placeWithout(
  tx: Transaction,
  work: Pick<RowWork, 'adPhotos'>,
  row: AwaitingRow,
  { run, by }: Placing,
): Promise<void> {
  const awaited = await stillThere(tx, row, by.userId)
  const missing = awaitedFiles(awaited)
  const notes = missing.length > 0 ? [photoNote(run, `Без фотографий: ${missing.join(', ')}`)] : []
  if (row.state === 'changed' && missing.length > 0) {
    await releasePhotos(tx, idsOf(awaited))
    const kept = photoNote(run, 'В объявлении остались прежние фотографии.')
    return endWaiting(tx, row, [...notes, kept])
  }
  const told = await place(tx, work, { ...row, awaited }, { run, by })
  await endWaiting(tx, row, [...notes, ...told])
}

async function place(
  tx: Transaction,
  work: Pick<RowWork, 'adPhotos'>,
  { adId, awaited }: AwaitingRow,
  { run, by }: Placing,
): Promise<StockProblem[]> {
  try {
    // What a refusal has written is taken back; the row's note is not.
    await tx.transaction((inner) =>
      putPhotos(inner, work, { adId, photos: awaited, record: run.record, by }),
    )
    return []
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return [photoNote(run, `Фотографии не сохранены. ${ERROR_TEXTS[error.code]}`)]
  }
}

const endWaiting = (tx: Transaction, row: AwaitingRow, notes: StockProblem[]): Promise<void> =>
  updateRow(tx, row, { awaited: null, photoFiles: 0, problems: [...row.problems, ...notes] })
