import { cut } from '@trassa/catalog/format/cut'
import { STOCK_NAME_MAX, type StockProblem } from '@trassa/contracts/entities/stock-import'
import { fetchPhotos, withKnownPhotos } from '../../feeds/public.ts'
import { findUsablePhotos } from '../../media/public.ts'
import { keepPhotos, readPhotos } from '../stock-ads/stock-ads.repository.ts'
import { type RowRun, type RowWork, traceOfRun } from './row-work.ts'

/**
 * Fetches the photographs of a row and puts them into its ad; those of an earlier import are known by their
 * addresses. Between transactions, because it takes up to minutes.
 *
 * @returns a note for each that was not fetched
 */
export async function writePhotos(
  work: RowWork,
  { adId, urls, run }: { adId: string; urls: readonly string[]; run: RowRun },
): Promise<StockProblem[]> {
  const { owner, moderator, record } = run
  const before = (await readPhotos(work.db, [adId])).get(adId) ?? []
  const listed = withKnownPhotos(urls, before)
  const usable = await findUsablePhotos(work.db, idsOf(listed), { adId, userId: owner.id })
  // What was deleted on the site is fetched again; what has failed before as well, a person has asked for it.
  const wanted = listed.map(({ url, id }) => (id && usable.has(id) ? { url, id } : { url }))
  const { photos, failed } = await fetchPhotos(work, owner.id, wanted)
  const photoIds = idsOf(photos)
  if (photoIds.length > 0) {
    const visitor = { userId: moderator.id, role: moderator.role }
    await work.adPhotos.set({ visitor, trace: traceOfRun(run), adId, photoIds })
  }
  await keepPhotos(work.db, adId, photos)
  const column = record.mapping.columns.find(({ key }) => key === 'photos')?.name ?? null
  return failed.map(({ url, message }) => ({
    column,
    text: cut(url, STOCK_NAME_MAX),
    message,
    isNote: true,
  }))
}

const idsOf = (photos: readonly { id?: string }[]): string[] =>
  photos.flatMap(({ id }) => (id === undefined ? [] : [id]))
