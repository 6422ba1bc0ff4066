import type { ApiClient } from '@trassa/api-client/client'
import { AppError } from '@trassa/contracts/app-error'
import {
  giveStockPhoto,
  listStockPhotos,
  readStockProgress,
} from '@trassa/contracts/calls/moderator/stock-imports'
import type {
  StockPhotoRow,
  StockProgress,
} from '@trassa/contracts/entities/moderator/stock-import'
import type { Photo } from '@trassa/contracts/entities/photo'
import type { AskResult } from '../../../shared/ask.ts'

/** What the sending of photographs asks of the gateway. Every call throws an AppError. */
export interface PhotoServer {
  /** How far the import has come: little to read, whatever its rows are. */
  progress: (signal?: AbortSignal) => Promise<StockProgress>
  /** All rows that lack files. */
  list: (signal?: AbortSignal) => Promise<StockPhotoRow[]>
  /** @returns the id of the photograph */
  upload: (bytes: Uint8Array, signal: AbortSignal) => Promise<string>
  give: (
    given: { row: number; name: string; photoId: string },
    signal: AbortSignal,
  ) => Promise<void>
}

/**
 * The gateway with the session of one account.
 *
 * @param client made for each call: the account may have logged out
 */
export function photoServer(
  importId: string,
  {
    client,
    upload,
  }: {
    client: () => ApiClient
    upload: (bytes: Uint8Array, signal: AbortSignal) => Promise<AskResult>
  },
): PhotoServer {
  const params = { id: importId }
  return {
    progress: (signal) => client().ask(readStockProgress, { params }, { signal }),
    async list(signal) {
      const rows: StockPhotoRow[] = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const query = cursor === '' ? {} : { cursor }
        const page: { items: StockPhotoRow[]; nextCursor: string | null } = await client().ask(
          listStockPhotos,
          { params, query },
          { signal },
        )
        rows.push(...page.items)
        cursor = page.nextCursor
      }
      return rows
    },
    async upload(bytes, signal) {
      const answer = await upload(bytes, signal)
      if (answer.ok) return (answer.detail as Photo).id
      const { code, retryAfter } = answer.failure
      throw new AppError(code, retryAfter === undefined ? {} : { retryAfter })
    },
    async give(given, signal) {
      await client().ask(giveStockPhoto, { params, body: given }, { signal })
    },
  }
}
