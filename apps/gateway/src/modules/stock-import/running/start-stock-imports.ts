import { startLeasedLoop } from '../../../platform/lease/leased-loop.ts'
import { createImportRunner } from './import-runner.ts'
import type { RowWork } from './row-work.ts'

const PAUSE_MS = 500
/** A process that was killed is replaced after so many seconds. */
const LEASE_SECONDS = 5

/**
 * Carries out started imports (decision 150) in one process of all that start this. A turn only begins work, so that
 * the lease is prolonged however long a row takes.
 *
 * @returns stops it; resolves when the rows under way have ended.
 */
export function startStockImports(work: RowWork): () => Promise<void> {
  const runner = createImportRunner(work)
  return startLeasedLoop(
    {
      name: 'stock-imports',
      leaseSeconds: LEASE_SECONDS,
      pauseMs: PAUSE_MS,
      turn: ({ signal }) => runner.begin(signal),
      finish: runner.ended,
    },
    work,
  )
}
