import type { ApiClient } from '@trassa/api-client/client'
import { AppError } from '@trassa/contracts/app-error'
import { giveStockPhoto, listStockPhotos } from '@trassa/contracts/calls/moderator/stock-imports'
import type { StockPhotoRow } from '@trassa/contracts/entities/moderator/stock-import'
import type { Photo } from '@trassa/contracts/entities/photo'
import type { AskResult } from '../../../shared/ask.ts'

/** What the sending of photographs asks of the gateway. Every call throws an AppError. */
export interface PhotoServer {
  /** All rows that lack files. */
  list: () => Promise<StockPhotoRow[]>
  /** @returns the id of the photograph */
  upload: (bytes: Uint8Array) => Promise<string>
  give: (given: { row: number; name: string; photoId: string }) => Promise<void>
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
  }: { client: () => ApiClient; upload: (bytes: Uint8Array) => Promise<AskResult> },
): PhotoServer {
  const params = { id: importId }
  return {
    async list() {
      const rows: StockPhotoRow[] = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const query = cursor === '' ? {} : { cursor }
        const page: { items: StockPhotoRow[]; nextCursor: string | null } = await client().ask(
          listStockPhotos,
          { params, query },
        )
        rows.push(...page.items)
        cursor = page.nextCursor
      }
      return rows
    },
    async upload(bytes) {
      const answer = await upload(bytes)
      if (answer.ok) return (answer.detail as Photo).id
      const { code, retryAfter } = answer.failure
      throw new AppError(code, retryAfter === undefined ? {} : { retryAfter })
    },
    async give(given) {
      await client().ask(giveStockPhoto, { params, body: given })
    },
  }
}
