import { AppError } from '@trassa/contracts/app-error'
import type { CallAnswer, CallArguments } from '@trassa/contracts/call'
import {
  type giveStockPhoto,
  type listStockPhotos,
  STOCK_ROW_MAX,
} from '@trassa/contracts/calls/moderator/stock-imports'
import type { StockProgress } from '@trassa/contracts/entities/moderator/stock-import'
import {
  PHOTO_TAKING_STATES,
  type StockImportState,
} from '@trassa/contracts/enumerations/stock-imports'
import { z } from 'zod'
import type { Database, Transaction } from '../../../platform/database/connect.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import type { Visitor } from '../../../platform/http/visitor.ts'
import { decodeCursor, encodeCursor } from '../../../platform/keyset/cursor.ts'
import type { AdPhotosService } from '../../ads/public.ts'
import { withKnownPhotos } from '../../feeds/public.ts'
import { findUsablePhotos, holdPhotos } from '../../media/public.ts'
import { readImportProgress, requireReadable } from '../import-access.ts'
import { finishImport } from '../running/end-import.ts'
import type { OwnerTelling } from '../running/tell-owner.ts'
import { readPhotos } from '../stock-ads/stock-ads.repository.ts'
import { lockImport } from '../stock-imports.repository.ts'
import { awaitedFiles } from './photo-file.ts'
import { lockNextAwaiting, lockRow, readPhotoRows } from './photo-files.repository.ts'
import { isAwaiting, placeWhenComplete } from './place-photos.ts'

const PAGE = 200
const rowCursor = z.tuple([z.int().min(0).max(STOCK_ROW_MAX)])

interface PhotoFilesDependencies extends OwnerTelling {
  db: Database
  adPhotos: AdPhotosService
}

/** Photographs that a file of stock names, from a folder of the moderator's (decision 160). */
export function createPhotoFilesService(dependencies: PhotoFilesDependencies) {
  const { db } = dependencies
  return {
    /** Rows with the names of files that they lack; those that are not written yet wait for none. */
    list: async (
      id: string,
      { cursor }: CallArguments<typeof listStockPhotos, 'output'>['query'],
      visitor: Visitor,
    ): Promise<CallAnswer<typeof listStockPhotos>> => {
      await requireReadable(db, id, visitor)
      const [after] = decodeCursor(cursor, rowCursor) ?? [0]
      const found = await readPhotoRows(db, id, { after, limit: PAGE + 1 })
      const page = found.slice(0, PAGE)
      const last = page.at(-1)
      const known = await readPhotos(
        db,
        page.flatMap(({ adId }) => adId ?? []),
      )
      return {
        items: page.map(({ row, adId, awaited, wanted }) => ({
          row,
          isWritten: awaited !== null,
          names: awaitedFiles(
            awaited ?? withKnownPhotos(wanted?.photos ?? [], known.get(adId ?? '') ?? []),
          ),
        })),
        nextCursor: last && found.length > PAGE ? encodeCursor([last.row]) : null,
      }
    },

    /**
     * Takes an uploaded photograph as the file that a row names; a repeat changes nothing.
     *
     * @throws AppError `stock_import.not_found`, `stock_import.state`, `photo.not_found`
     */
    give: async (
      id: string,
      given: CallArguments<typeof giveStockPhoto, 'output'>['body'],
      { visitor }: RequestContext,
    ): Promise<StockProgress> => {
      await requireReadable(db, id, visitor)
      await db.transaction((tx) => takePhoto(tx, dependencies, { ...given, id, visitor }))
      return readImportProgress(db, id, visitor)
    },
  }
}

export type PhotoFilesService = ReturnType<typeof createPhotoFilesService>

type Given = CallArguments<typeof giveStockPhoto, 'output'>['body'] & {
  id: string
  visitor: Visitor
}

async function takePhoto(
  tx: Transaction,
  dependencies: PhotoFilesDependencies,
  { id, row: place, name, photoId, visitor }: Given,
): Promise<void> {
  const record = await lockImport(tx, id)
  const states: readonly StockImportState[] = PHOTO_TAKING_STATES
  if (!record || !states.includes(record.state)) throw new AppError('stock_import.state')
  const row = await lockRow(tx, id, place)
  if (!isAwaiting(row) || !awaitedFiles(row.awaited).includes(name)) return
  const asked = { adId: row.adId, userIds: [visitor.userId] }
  const usable = await findUsablePhotos(tx, [photoId], asked)
  // One photograph is not two files.
  const isTaken = row.awaited.some((photo) => photo.id === photoId)
  if (isTaken || !usable.has(photoId)) throw new AppError('photo.not_found')
  await holdPhotos(tx, row.adId, [photoId])
  const awaited = row.awaited.map((photo) =>
    photo.url === name ? { ...photo, id: photoId } : photo,
  )
  const by = { userId: visitor.userId, role: visitor.role }
  await placeWhenComplete(tx, dependencies, { ...row, awaited }, { run: { record }, by })
  if (record.state === 'waiting' && !(await lockNextAwaiting(tx, id))) {
    await finishImport(tx, dependencies, record)
  }
}
