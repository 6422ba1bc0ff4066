import type { FastifyBaseLogger } from 'fastify'
import { createStillOfferedLinks } from '../modules/ads/public.ts'
import { filesFolder, incomingFolder, openFileStorage } from '../modules/media/public.ts'
import { createChannels } from '../modules/messaging/public.ts'
import type { Connection } from '../platform/database/connect.ts'
import { installQueues } from '../platform/jobs/install-queues.ts'
import { type Enqueue, type JobQueue, openJobQueue } from '../platform/jobs/job-queue.ts'
import type { RunReports } from '../platform/jobs/run-job.ts'
import { workJobs } from '../platform/jobs/work-jobs.ts'
import { adLifecycle } from './compose/ad-lifecycle.ts'
import { composeBilling } from './compose/billing.ts'
import { messageFiles } from './compose/message-files.ts'
import { composeMessaging } from './compose/messaging.ts'
import type { Config } from './config.ts'
import { createJobHandlers } from './job-handlers.ts'

interface JobsDependencies {
  connection: Connection
  config: Config
}

function handlersOf(
  { connection: { db }, config }: JobsDependencies,
  { enqueue, log }: { enqueue: Enqueue; log: Pick<FastifyBaseLogger, 'error' | 'warn'> },
) {
  const storage = openFileStorage(config)
  const channels = createChannels(config, db, messageFiles(db, storage))
  const { outbox, notifications } = composeMessaging({
    db,
    enqueue,
    channels,
    config,
  })
  const { publicUrl } = config
  const lifecycle = adLifecycle({ notifications, publicUrl })
  const now = () => new Date()
  return createJobHandlers({
    db,
    lifecycle,
    billing: composeBilling(config, { db, now, lifecycle, outbox, notifications, log }),
    storage,
    outbox,
    notifications,
    stillOfferedLinks: createStillOfferedLinks(config),
    publicUrl,
    enqueue,
    log,
    now,
    incoming: incomingFolder(filesFolder(config)),
    feedPrivateHosts: config.feedPrivateHosts,
  })
}

/** Brings the queues of every job into PostgreSQL; every process does before it enqueues or works. */
export async function installJobs(dependencies: JobsDependencies): Promise<void> {
  // What is only declared here never runs, so it has nothing to enqueue with and nothing to log.
  const enqueue = () => Promise.reject(new Error('Not a worker'))
  const log = { error: () => undefined, warn: () => undefined }
  const handlers = handlersOf(dependencies, { enqueue, log })
  await installQueues(
    dependencies.connection.pool,
    handlers.map(({ job }) => job),
  )
}

/** The queues of this process, which only enqueues (`web`) or works as well. */
export const openJobs = (
  { connection, config }: JobsDependencies,
  log: FastifyBaseLogger,
): Promise<JobQueue> =>
  openJobQueue({
    pool: connection.pool,
    works: config.role !== 'web',
    onError: (error) => log.error({ err: error }, 'job queue failed'),
  })

/**
 * Background work as jobs in PostgreSQL: however many workers run, each job is done once, until the
 * queue is stopped.
 */
export const startWorker = (
  dependencies: JobsDependencies & { queue: JobQueue },
  reports: RunReports & { pollingSeconds?: number },
): Promise<void> =>
  workJobs(
    dependencies.queue,
    handlersOf(dependencies, { enqueue: dependencies.queue.enqueue, log: reports.log }),
    reports,
  )
