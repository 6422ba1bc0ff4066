import type { FastifyBaseLogger } from 'fastify'
import type { JobResult, JobWithMetadata } from 'pg-boss'
import { loggableError } from '../http/loggable-error.ts'
import { type JobHandler, PermanentJobFailure } from './define-job.ts'
import type { OnJobFinished } from './finished-run.ts'

export interface RunReports {
  log: FastifyBaseLogger
  onJobFinished: OnJobFinished
}

/**
 * Runs a job once, logs and counts how it ended, and tells pg-boss. Neither the log nor the stored
 * result holds the payload or the parameters of a failed statement.
 */
export async function runJob(
  { job, handle }: JobHandler,
  stored: JobWithMetadata<unknown>,
  { log, onJobFinished }: RunReports,
): Promise<JobResult> {
  const { id, data, signal, retryCount, retryLimit } = stored
  const started = performance.now()
  const finish = (outcome: 'completed' | 'retried' | 'failed') => {
    onJobFinished({ name: job.name, outcome, seconds: (performance.now() - started) / 1000 })
  }
  const isLastAttempt = retryCount >= retryLimit
  try {
    const run = { payload: data, now: new Date(), isLastAttempt, signal }
    const changed = await Promise.race([handle(run), rejectWhenAborted(signal)])
    finish('completed')
    if (changed > 0) log.info({ job: job.name, changed }, 'job done')
    return { id, status: 'completed' }
  } catch (error) {
    const isPermanent = error instanceof PermanentJobFailure
    const outcome = isPermanent || isLastAttempt ? 'failed' : 'retried'
    finish(outcome)
    const facts = { err: error, job: job.name, jobId: id, attempt: retryCount + 1 }
    log.error({ ...facts, outcome, onRepeat: job.onRepeat }, 'job failed')
    // Without a dead letter queue this status ends the job whatever repeats are left.
    return { id, status: isPermanent ? 'deadletter' : 'failed', output: loggableError(error) }
  }
}

/** pg-boss gives the run up at the same moment; without this it would be neither logged nor counted. */
function rejectWhenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(new Error('Job timed out, or its worker stopped'))
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
  })
}
