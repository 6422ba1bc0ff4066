import type { ApiClient } from '@trassa/api-client/client'
import type { CallArguments } from '@trassa/contracts/call'
import { bulkAds } from '@trassa/contracts/calls/moderator-ads'
import type { AdRow } from '@trassa/contracts/entities/moderation'
import type { ErrorCode } from '@trassa/contracts/errors'
import { codeOf, isUnanswered } from '../../../lib/failure-text.ts'

export type BulkAction = CallArguments<typeof bulkAds, 'input'>['body']['action']

/** Rows that go in one request; its key stays the same however often it is sent. */
export interface Chunk {
  key: string
  rows: { id: string; version: number }[]
}

/** `null` where it worked, else why it did not. */
export type BulkResults = ReadonlyMap<string, ErrorCode | null>

/** Small enough for a progress that moves. */
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
  /** Chunks without an answer: they may have arrived, so they are only ever repeated with their key. */
  lost: Chunk[]
}

/** Sends chunk after chunk; a row's failure is its own, a request's failure is that of its rows. */
export async function runBulk(
  api: ApiClient,
  action: BulkAction,
  chunks: readonly Chunk[],
  onProgress: (results: BulkResults) => void,
): Promise<BulkOutcome> {
  const results = new Map<string, ErrorCode | null>()
  const lost: Chunk[] = []
  for (const chunk of chunks) {
    try {
      const answer = await api.ask(
        bulkAds,
        { body: { action, rows: chunk.rows } },
        { idempotencyKey: chunk.key },
      )
      for (const { id, code } of answer.results) results.set(id, code)
    } catch (error) {
      const code = codeOf(error)
      if (isUnanswered(error)) lost.push(chunk)
      for (const { id } of chunk.rows) results.set(id, code)
    }
    onProgress(new Map(results))
  }
  return { results, lost }
}
