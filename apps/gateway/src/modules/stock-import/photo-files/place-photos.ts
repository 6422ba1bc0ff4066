import { AppError } from '@trassa/contracts/app-error'
import type { StockProblem } from '@trassa/contracts/entities/moderator/stock-import'
import { ERROR_TEXTS } from '@trassa/contracts/errors'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { Visitor } from '../../../platform/http/visitor.ts'
import type { FeedPhoto } from '../../feeds/public.ts'
import { findUsablePhotos, holdPhotos } from '../../media/public.ts'
import { idsOf, photoNote, putPhotos } from '../running/put-photos.ts'
import type { RowRun, RowWork } from '../running/row-work.ts'
import { updateRow } from '../stock-import-rows.repository.ts'
import type { StockRowRecord } from '../stock-import-rows.table.ts'
import { awaitedFiles, isPhotoFile } from './photo-file.ts'
import { releaseHeld } from './release-held.ts'

/** A row whose ad is written and whose photographs are not all there. */
export type AwaitingRow = StockRowRecord & { awaited: FeedPhoto[]; adId: string }

export const isAwaiting = (row: StockRowRecord | undefined): row is AwaitingRow =>
  row?.awaited != null && row.adId !== null

interface Placing {
  run: Pick<RowRun, 'record'>
  /** Who has sent the files, or in whose name the import runs. */
  by: Pick<Visitor, 'userId' | 'role'>
}

/** Puts the photographs of a row into its ad once all files are there; until then it goes on waiting. */
export async function placeWhenComplete(
  tx: Transaction,
  work: Pick<RowWork, 'adPhotos'>,
  row: AwaitingRow,
  placing: Placing,
): Promise<void> {
  const isComplete = awaitedFiles(row.awaited).length === 0
  const usable = isComplete ? await findUsable(tx, row, placing) : null
  const awaited = usable ? withoutLostFiles(row.awaited, usable) : row.awaited
  const photoFiles = awaitedFiles(awaited).length
  if (photoFiles === 0) return placeWithout(tx, work, row, placing)
  // An edit of the ad's photographs may have released them meanwhile.
  if (usable) await holdPhotos(tx, row.adId, [...usable])
  await updateRow(tx, row, { awaited, photoFiles })
}

/** Ends the waiting of a row with the photographs that are there: an ad that stood before the import takes all or none. */
export async function placeWithout(
  tx: Transaction,
  work: Pick<RowWork, 'adPhotos'>,
  row: AwaitingRow,
  { run, by }: Placing,
): Promise<void> {
  const usable = await findUsable(tx, row, { run, by })
  const missing = missingOf(row.awaited, usable)
  const notes = missing.length > 0 ? [photoNote(run, `Без фотографий: ${missing.join(', ')}`)] : []
  if (row.state === 'changed' && missing.length > 0) {
    await releaseHeld(tx, [row])
    const kept = photoNote(run, 'В объявлении остались прежние фотографии.')
    return endWaiting(tx, row, [...notes, kept])
  }
  const there = row.awaited.map((photo) => (isThere(photo, usable) ? photo : { url: photo.url }))
  const told = await place(tx, work, { ...row, awaited: there }, { run, by })
  await endWaiting(tx, row, [...notes, ...told])
}

/**
 * Those that can still be put into the ad: an edit of its photographs releases the others, and what is in no ad is
 * deleted after a day. Files are uploaded by moderators; photographs from addresses belong to the owner.
 */
const findUsable = (
  tx: Transaction,
  { adId, awaited }: AwaitingRow,
  { run, by }: Placing,
): Promise<Set<string>> =>
  findUsablePhotos(tx, idsOf(awaited), { adId, userIds: [run.record.ownerId, by.userId] })

const isThere = ({ id }: FeedPhoto, usable: ReadonlySet<string>): boolean =>
  id !== undefined && usable.has(id)

/** Files that were given and are gone are asked for again; addresses are not. */
const withoutLostFiles = (awaited: FeedPhoto[], usable: ReadonlySet<string>): FeedPhoto[] =>
  awaited.map((photo) =>
    isPhotoFile(photo.url) && !isThere(photo, usable) ? { url: photo.url } : photo,
  )

/** Files that were not given, and whatever was there and is gone; an address that was never fetched has its own note. */
const missingOf = (awaited: FeedPhoto[], usable: ReadonlySet<string>): string[] =>
  awaited.flatMap((photo) => {
    const isExpected = isPhotoFile(photo.url) || photo.id !== undefined
    return isExpected && !isThere(photo, usable) ? [photo.url] : []
  })

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
    await releaseHeld(tx, [{ adId, awaited }])
    return [photoNote(run, `Фотографии не сохранены. ${ERROR_TEXTS[error.code]}`)]
  }
}

const endWaiting = (tx: Transaction, row: AwaitingRow, notes: StockProblem[]): Promise<void> =>
  updateRow(tx, row, { awaited: null, photoFiles: 0, problems: [...row.problems, ...notes] })
