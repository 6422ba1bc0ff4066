import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { z } from 'zod'
import type { Connection, Transaction } from '../database/connect.ts'
import type { EnqueuedJob } from './define-job.ts'

/**
 * Writes a job in the caller's transaction, so that it exists exactly if the change does; of a list of payloads one
 * job each, in one statement.
 *
 * @throws ZodError where the payload is not what the job declares.
 */
export type Enqueue = <Payload extends z.ZodType>(
  tx: Transaction,
  job: EnqueuedJob<Payload>,
  payload: z.input<Payload> | readonly z.input<Payload>[],
  options?: { startAfterSeconds?: number },
) => Promise<void>

export interface JobQueue {
  enqueue: Enqueue
  /** For `workJobs`. */
  boss: PgBoss
  /** Lets the jobs under way finish for four seconds, then gives them back to other workers. */
  stop: () => Promise<void>
}

/**
 * Opens the queues in PostgreSQL that `installQueues` has made.
 *
 * @param works this process runs jobs as well: it enqueues scheduled ones and repeats those of dead workers.
 * @param onError what goes wrong outside any job, e.g. when PostgreSQL is away.
 */
export async function openJobQueue({
  pool,
  works,
  onError,
}: {
  pool: Connection['pool']
  works: boolean
  onError: (error: Error) => void
}): Promise<JobQueue> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    migrate: works,
    supervise: works,
    schedule: works,
  })
  boss.on('error', onError)
  await boss.start()
  return {
    boss,
    async enqueue(tx, job, payload, { startAfterSeconds } = {}) {
      const db = fromDrizzle(tx, sql)
      const when = startAfterSeconds !== undefined && { startAfter: startAfterSeconds }
      if (Array.isArray(payload)) {
        const jobs = payload.map((one) => ({ data: job.payload.parse(one) as object, ...when }))
        const ids = jobs.length > 0 ? await boss.insert(job.name, jobs, { db, returnId: true }) : []
        if (ids?.length !== jobs.length) throw new Error(`${job.name} was not taken`)
        return
      }
      const data = job.payload.parse(payload) as object
      if (!(await boss.send(job.name, data, { db, ...when }))) {
        throw new Error(`${job.name} was not taken`)
      }
    },
    stop: () => boss.stop({ graceful: works, timeout: 4000 }),
  }
}
