import { cut } from '@trassa/catalog/format/cut'
import {
  STOCK_NAME_MAX,
  type StockProblem,
} from '@trassa/contracts/entities/moderator/stock-import'
import type { Transaction } from '../../../platform/database/connect.ts'
import { type FeedPhoto, fetchPhotos, withKnownPhotos } from '../../feeds/public.ts'
import { findUsablePhotos } from '../../media/public.ts'
import { keepPhotos, readPhotos } from '../stock-ads/stock-ads.repository.ts'
import { type RowRun, type RowWork, traceOfRun, type WrittenRow } from './row-work.ts'

const KEPT =
  'Загрузились не все фотографии, поэтому в объявлении остались прежние. Загрузите файл снова.'

/** What came of the addresses of a row, in their order. */
export interface FetchedPhotos {
  photos: FeedPhoto[]
  failed: { url: string; message: string }[]
}

/**
 * Fetches the photographs of a row; those of an earlier import are known by their addresses. Outside of
 * transactions, because it takes up to minutes.
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
  const usable = await findUsablePhotos(work.db, idsOf(known), { adId, userId })
  // What was deleted on the site is fetched again; what has failed before as well, a person has asked for it.
  const listed = known.map(({ url, id }) => (id && usable.has(id) ? { url, id } : { url }))
  const fetch: RowWork['fetch'] = (url, asked) => work.fetch(url, { ...asked, signal })
  const fetched = await fetchPhotos({ ...work, fetch }, userId, listed)
  signal.throwIfAborted()
  return fetched
}

/**
 * Puts fetched photographs into the ad of a row. An ad that stood before the import gets all of them or none: part of
 * a list would take photographs away from an ad that people look at.
 *
 * @returns a note for each that was not fetched
 */
export async function writePhotos(
  tx: Transaction,
  { adPhotos }: Pick<RowWork, 'adPhotos'>,
  { adId, row, run }: WrittenRow,
  { photos, failed }: FetchedPhotos,
): Promise<StockProblem[]> {
  const notes = failed.map(({ url, message }) => photoNote(run, message, url))
  if (failed.length > 0 && row.state === 'change') return [...notes, photoNote(run, KEPT)]
  const photoIds = idsOf(photos)
  if (photoIds.length > 0) {
    const { id: userId, role } = run.moderator
    const given = idsOf((await readPhotos(tx, [adId])).get(adId) ?? [])
    const trace = traceOfRun(run)
    await adPhotos.exchange(tx, { visitor: { userId, role }, trace, adId, photoIds, given })
    await keepPhotos(tx, adId, photos)
  }
  return notes
}

/** A sentence at the column of photographs, which does not refuse the row. */
export function photoNote({ record }: Pick<RowRun, 'record'>, message: string, text = '') {
  const column = record.mapping.columns.find(({ key }) => key === 'photos')?.name ?? null
  return { column, text: cut(text, STOCK_NAME_MAX), message, isNote: true }
}

const idsOf = (photos: readonly { id?: string }[]): string[] =>
  photos.flatMap(({ id }) => (id === undefined ? [] : [id]))
