import type { JobWithMetadata } from 'pg-boss'
import type { JobHandler } from './define-job.ts'
import type { JobQueue } from './job-queue.ts'
import { type RunReports, runJob } from './run-job.ts'

/** Polling intervals in seconds: users may wait for enqueued jobs, not for scheduled ones. */
const POLLING = { enqueued: 2, scheduled: 5 }

/** Parallel runs of one job in one process. */
const PARALLEL = 4

/** Runs jobs of these handlers from now on until the queue is stopped, and keeps their schedule. */
export async function workJobs(
  { boss }: JobQueue,
  handlers: readonly JobHandler[],
  reports: RunReports & { pollingSeconds?: number },
): Promise<void> {
  await unscheduleOthers(boss, handlers)
  for (const handler of handlers) {
    const { job } = handler
    const isScheduled = 'cron' in job
    if (isScheduled) await boss.schedule(job.name, job.cron)
    const polling = isScheduled ? POLLING.scheduled : POLLING.enqueued
    await boss.work(
      job.name,
      {
        includeMetadata: true,
        perJobResults: true,
        pollingIntervalSeconds: reports.pollingSeconds ?? polling,
        localConcurrency: job.concurrency === 'parallel' ? PARALLEL : 1,
      },
      (batch: JobWithMetadata<unknown>[]) =>
        Promise.all(batch.map((stored) => runJob(handler, stored, reports))),
    )
  }
}

/** Otherwise the schedule of a job that is no longer declared would fill its queue. */
async function unscheduleOthers(
  boss: JobQueue['boss'],
  handlers: readonly JobHandler[],
): Promise<void> {
  const declared = new Set(handlers.flatMap(({ job }) => ('cron' in job ? [job.name] : [])))
  for (const { name } of await boss.getSchedules()) {
    if (!declared.has(name)) await boss.unschedule(name)
  }
}
