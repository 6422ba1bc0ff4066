import type { ApiClient } from '@trassa/api-client/client'
import type { CallArguments } from '@trassa/contracts/call'
import { bulkAds } from '@trassa/contracts/calls/moderator-ads'
import type { AdRow } from '@trassa/contracts/entities/moderation'
import type { ErrorCode } from '@trassa/contracts/errors'
import { codeOf, isPostponed } from '../../../../shared/failures.ts'

export type BulkAction = CallArguments<typeof bulkAds, 'input'>['body']['action']

/** The rows of one request, and its key for every attempt. */
export interface Chunk {
  key: string
  rows: { id: string; version: number }[]
}

/** By the row's id: `null` for a changed row, else the code of its refusal. */
export type BulkResults = ReadonlyMap<string, ErrorCode | null>

/** Small, so that the progress bar moves. */
const CHUNK_SIZE = 100

export function chunksOf(rows: readonly Pick<AdRow, 'id' | 'version'>[]): Chunk[] {
  return Array.from({ length: Math.ceil(rows.length / CHUNK_SIZE) }, (_, index) => ({
    key: crypto.randomUUID(),
    rows: rows
      .slice(index * CHUNK_SIZE, (index + 1) * CHUNK_SIZE)
      .map(({ id, version }) => ({ id, version })),
  }))
}

interface BulkOutcome {
  results: BulkResults
  /** Chunks without an answer: the gateway may have carried them out, so they are repeated with their key only. */
  lost: Chunk[]
}

/**
 * Sends chunk after chunk. A refused row has its own code; the failure of a request is that of all its rows.
 *
 * @param batch one id for all requests of the action, retries included (domain §9)
 */
export async function runBulk(
  api: ApiClient,
  { batchId, action }: { batchId: string; action: BulkAction },
  chunks: readonly Chunk[],
  onProgress: (results: BulkResults) => void,
): Promise<BulkOutcome> {
  const results = new Map<string, ErrorCode | null>()
  const lost: Chunk[] = []
  for (const chunk of chunks) {
    try {
      const answer = await api.ask(
        bulkAds,
        { body: { batchId, action, rows: chunk.rows } },
        { idempotencyKey: chunk.key },
      )
      for (const { id, code } of answer.results) results.set(id, code)
    } catch (error) {
      const code = codeOf(error)
      if (isPostponed(error)) lost.push(chunk)
      for (const { id } of chunk.rows) results.set(id, code)
    }
    onProgress(new Map(results))
  }
  return { results, lost }
}
