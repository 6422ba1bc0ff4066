import { startLeasedLoop } from '../../../platform/lease/leased-loop.ts'
import { listRunning } from '../stock-imports.repository.ts'
import type { RowWork } from './row-work.ts'
import { runRow } from './run-row.ts'

const PAUSE_MS = 500
/** A process that was killed is replaced after so many seconds; two at once do no harm, they repeat each other's work. */
const LEASE_SECONDS = 15
/** Of a turn: the lease is prolonged between turns. */
const TURN_MS = 2000

/**
 * Imports rows of started imports, in turn one of each, until none is left or the signal is aborted.
 *
 * @returns how many rows had their turn
 */
export async function runStockImports(work: RowWork, signal: AbortSignal): Promise<number> {
  let rows = 0
  let left = await listRunning(work.db)
  while (left.length > 0 && !signal.aborted) {
    const unfinished: string[] = []
    for (const id of left) {
      if (signal.aborted) break
      if (await runRow(work, id)) {
        unfinished.push(id)
        rows += 1
      }
    }
    left = unfinished
  }
  return rows
}

/**
 * Carries out started imports (decision 150) in one process of all that start this.
 *
 * @returns stops it; resolves when the row under way has ended.
 */
export const startStockImports = (work: RowWork): (() => Promise<void>) =>
  startLeasedLoop(
    {
      name: 'stock-imports',
      leaseSeconds: LEASE_SECONDS,
      pauseMs: PAUSE_MS,
      turn: async ({ signal }) => {
        await runStockImports(work, AbortSignal.any([signal, AbortSignal.timeout(TURN_MS)]))
      },
    },
    work,
  )
