import { useQueryClient } from '@tanstack/react-query'
import type { AdRow } from '@trassa/contracts/entities/moderation'
import { useState } from 'react'
import { useApi } from '../../../lib/api-context.ts'
import { type BulkAction, type BulkResults, type Chunk, chunksOf, runBulk } from './run-bulk.ts'

export interface BulkRun {
  /** Of all its requests. */
  batchId: string
  action: BulkAction
  /** As they were when it began: a changed ad may leave the list. */
  rows: readonly AdRow[]
  results: BulkResults
  lost: readonly Chunk[]
  isRunning: boolean
}

/** A change of many rows: its progress, each row's result, and a retry of the failed rows. */
export function useBulk(loaded: readonly AdRow[]) {
  const [api, client] = [useApi(), useQueryClient()]
  const [run, setRun] = useState<BulkRun | null>(null)

  async function send(begun: BulkRun, chunks: readonly Chunk[]) {
    const together = (results: BulkResults) => new Map([...begun.results, ...results])
    setRun(begun)
    const { results, lost } = await runBulk(api, begun, chunks, (part) =>
      setRun({ ...begun, results: together(part) }),
    )
    await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'current' })
    setRun({ ...begun, results: together(results), lost, isRunning: false })
  }

  return {
    run,
    apply: (action: BulkAction, rows: readonly AdRow[]) =>
      send(
        {
          batchId: crypto.randomUUID(),
          action,
          rows,
          results: new Map(),
          lost: [],
          isRunning: true,
        },
        chunksOf(rows),
      ),
    /** Repeats chunks without an answer under their keys, and sends the refused rows in their present version. */
    async retryFailed() {
      if (!run) return
      const repeated = new Set(run.lost.flatMap((chunk) => chunk.rows.map(({ id }) => id)))
      const failed = run.rows
        .filter(({ id }) => run.results.get(id) && !repeated.has(id))
        .map((row) => loaded.find(({ id }) => id === row.id) ?? row)
      const done = new Map([...run.results].filter(([, code]) => code === null))
      const begun = { ...run, results: done, lost: [], isRunning: true }
      await send(begun, [...run.lost, ...chunksOf(failed)])
    },
    forget: () => setRun(null),
  }
}
