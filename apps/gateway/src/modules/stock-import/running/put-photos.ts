import { cut } from '@trassa/catalog/format/cut'
import {
  STOCK_NAME_MAX,
  type StockProblem,
} from '@trassa/contracts/entities/moderator/stock-import'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { Visitor } from '../../../platform/http/visitor.ts'
import type { FeedPhoto } from '../../feeds/public.ts'
import { keepPhotos, readPhotos } from '../stock-ads/stock-ads.repository.ts'
import type { StockImportRecord } from '../stock-imports.table.ts'
import { type RowRun, type RowWork, traceOfRun } from './row-work.ts'

interface PutPhotos {
  adId: string
  /** In the order of the row; those without an id are left out. */
  photos: FeedPhoto[]
  record: StockImportRecord
  by: Pick<Visitor, 'userId' | 'role'>
}

/** Puts photographs into an ad in the place of those of earlier imports, and keeps by what they are known. */
export async function putPhotos(
  tx: Transaction,
  { adPhotos }: Pick<RowWork, 'adPhotos'>,
  { adId, photos, record, by }: PutPhotos,
): Promise<void> {
  const photoIds = idsOf(photos)
  if (photoIds.length === 0) return
  const given = idsOf((await readPhotos(tx, [adId])).get(adId) ?? [])
  const trace = traceOfRun({ record })
  await adPhotos.exchange(tx, { visitor: by, trace, adId, photoIds, given })
  await keepPhotos(tx, adId, photos)
}

/** A sentence at the column of photographs, which does not refuse the row. */
export function photoNote(
  { record }: Pick<RowRun, 'record'>,
  message: string,
  text = '',
): StockProblem {
  const column = record.mapping.columns.find(({ key }) => key === 'photos')?.name ?? null
  return { column, text: cut(text, STOCK_NAME_MAX), message, isNote: true }
}

export const idsOf = (photos: readonly { id?: string }[]): string[] =>
  photos.flatMap(({ id }) => (id === undefined ? [] : [id]))
