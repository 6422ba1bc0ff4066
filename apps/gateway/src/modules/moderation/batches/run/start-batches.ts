import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../../platform/database/connect.ts'
import { startLeasedLoop } from '../../../../platform/lease/leased-loop.ts'
import type { WorkOf } from '../work/work-of.ts'
import { createBatchRunner } from './run-batches.ts'

const PAUSE_MS = 250
/** A process that was killed is replaced after so many seconds; two at once would only wait for each other. */
const LEASE_SECONDS = 10
/** Of a turn: the lease is prolonged between turns. */
const TURN_MS = 2000

/**
 * Carries out started batches (decision 132) in one process of all that start this.
 *
 * @returns stops it; resolves when the portion under way has ended.
 */
export function startBatches(dependencies: {
  db: Database
  now: () => Date
  workOf: WorkOf
  log: Pick<FastifyBaseLogger, 'error'>
}): () => Promise<void> {
  const runner = createBatchRunner(dependencies)
  return startLeasedLoop(
    {
      name: 'moderation-batches',
      leaseSeconds: LEASE_SECONDS,
      pauseMs: PAUSE_MS,
      turn: async ({ signal }) => {
        await runner.runDue(AbortSignal.any([signal, AbortSignal.timeout(TURN_MS)]))
      },
    },
    dependencies,
  )
}
