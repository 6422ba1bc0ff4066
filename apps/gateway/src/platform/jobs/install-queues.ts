import { PgBoss, type QueueOptions } from 'pg-boss'
import type { Connection } from '../database/connect.ts'
import type { Job } from './define-job.ts'

const QUEUE_POLICIES = { exclusive: 'singleton', parallel: 'standard' } as const

const queueOptions = ({ retry, timeoutSeconds }: Job): QueueOptions => ({
  retryLimit: retry.limit,
  retryDelay: retry.delaySeconds,
  retryBackoff: retry.maxDelaySeconds !== undefined,
  ...(retry.maxDelaySeconds !== undefined && { retryDelayMax: retry.maxDelaySeconds }),
  expireInSeconds: timeoutSeconds,
})

/**
 * Brings pg-boss's schema and the queues up to what the jobs declare. Every process does this before it
 * enqueues or works, whichever comes up first; several at once wait for one another.
 */
export async function installQueues(pool: Connection['pool'], jobs: readonly Job[]): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    supervise: false,
    schedule: false,
  })
  // Without a listener Node throws; what fails here rejects `start` or `createQueue` as well.
  boss.on('error', () => undefined)
  await boss.start()
  try {
    for (const job of jobs) {
      const options = queueOptions(job)
      // Does nothing to a queue that exists, so what is declared now is set afterwards.
      await boss.createQueue(job.name, { policy: QUEUE_POLICIES[job.concurrency], ...options })
      await boss.updateQueue(job.name, options)
    }
  } finally {
    await boss.stop({ graceful: false })
  }
}
