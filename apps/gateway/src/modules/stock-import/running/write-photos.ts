import type { StockProblem } from '@trassa/contracts/entities/moderator/stock-import'
import type { Transaction } from '../../../platform/database/connect.ts'
import { type FeedPhoto, fetchPhotos, withKnownPhotos } from '../../feeds/public.ts'
import { findUsablePhotos, holdPhotos } from '../../media/public.ts'
import { awaitedFiles, isPhotoFile } from '../photo-files/photo-file.ts'
import { readPhotos } from '../stock-ads/stock-ads.repository.ts'
import type { StockRowRecord } from '../stock-import-rows.table.ts'
import { idsOf, photoNote, putPhotos } from './put-photos.ts'
import type { RowWork, WrittenRow } from './row-work.ts'

const KEPT =
  'Загрузились не все фотографии, поэтому в объявлении остались прежние. Загрузите файл снова.'
/** Of a row that lacks files when its import is cancelled. */
export const NOT_AWAITED = 'Импорт остановлен: фотографии из папки не добавлены.'

/** What came of the photographs of a row, in their order. */
export interface FetchedPhotos {
  photos: FeedPhoto[]
  failed: { url: string; message: string }[]
}

/**
 * Fetches the photographs of a row that have addresses; those of an earlier import are known by their addresses and
 * names. Outside of transactions, because it takes up to minutes.
 *
 * @throws where the signal is aborted: an address that was not waited for is no failed one
 */
export async function fetchRowPhotos(
  work: RowWork,
  { adId, wanted, run }: WrittenRow,
  signal: AbortSignal,
): Promise<FetchedPhotos> {
  const urls = wanted.photos ?? []
  if (urls.length === 0) return { photos: [], failed: [] }
  const userId = run.owner.id
  const before = (await readPhotos(work.db, [adId])).get(adId) ?? []
  const known = withKnownPhotos(urls, before)
  const usable = await findUsablePhotos(work.db, idsOf(known), { adId, userIds: [userId] })
  // What was deleted on the site is fetched again; what has failed before as well, a person has asked for it.
  const listed = known.map(({ url, id }) => (id && usable.has(id) ? { url, id } : { url }))
  const fetch: RowWork['fetch'] = (url, asked) => work.fetch(url, { ...asked, signal })
  const addresses = listed.filter(({ url }) => !isPhotoFile(url))
  const { photos, failed } = await fetchPhotos({ ...work, fetch }, userId, addresses)
  signal.throwIfAborted()
  return {
    photos: withKnownPhotos(urls, [...listed.filter(({ url }) => isPhotoFile(url)), ...photos]),
    failed,
  }
}

/**
 * Puts fetched photographs into the ad of a row; where files are awaited, all of them wait for these, unless the import
 * was cancelled meanwhile. An ad that stood before the import gets all of them or none: part of a list would take
 * photographs away from an ad that people look at.
 *
 * @returns what the row says of it: a note for each that was not fetched
 */
export async function writePhotos(
  tx: Transaction,
  work: Pick<RowWork, 'adPhotos'>,
  { adId, row, run }: WrittenRow,
  { photos, failed, isCancelled }: FetchedPhotos & { isCancelled: boolean },
): Promise<Pick<StockRowRecord, 'awaited' | 'photoFiles'> & { notes: StockProblem[] }> {
  const notes = failed.map(({ url, message }) => photoNote(run, message, url))
  const complete = { awaited: null, photoFiles: 0, notes }
  if (failed.length > 0 && row.state === 'change') {
    return { ...complete, notes: [...notes, photoNote(run, KEPT)] }
  }
  const photoFiles = awaitedFiles(photos).length
  if (photoFiles > 0 && isCancelled) {
    return { ...complete, notes: [...notes, photoNote(run, NOT_AWAITED)] }
  }
  if (photoFiles > 0) {
    // An upload that is in no ad is deleted after a day.
    await holdPhotos(tx, adId, idsOf(photos))
    return { awaited: photos, photoFiles, notes }
  }
  const { id: userId, role } = run.moderator
  await putPhotos(tx, work, { adId, photos, record: run.record, by: { userId, role } })
  return complete
}
