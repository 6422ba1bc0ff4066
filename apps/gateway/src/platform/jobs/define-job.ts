import { z } from 'zod'

/** How often and how soon a failed run is repeated. */
export interface RetryPolicy {
  /** Repeats after the first run. */
  limit: number
  delaySeconds: number
  /** Doubles the delay from repeat to repeat up to this; without it the delay stays the same. */
  maxDelaySeconds?: number
}

interface JobBase {
  /** The queue in PostgreSQL. Jobs of earlier versions wait under it, so it never changes. */
  name: string
  retry: RetryPolicy
  /** `exclusive`: one run at a time, however many workers there are. */
  concurrency: 'exclusive' | 'parallel'
  /** A run that lasts longer is given up and repeated. */
  timeoutSeconds: number
  /** What a second run of the same job does; every job can be run twice or die half-way. */
  onRepeat: string
}

/** A job that runs by the clock and takes nothing. */
export interface ScheduledJob extends JobBase {
  /** Five fields, UTC. */
  cron: string
}

/** A job that a change causes; see `Enqueue`. */
export interface EnqueuedJob<Payload extends z.ZodType = z.ZodType> extends JobBase {
  /** Checked on the way in and on the way out. Ids only: what is secret stays in tables of its own. */
  payload: Payload
}

export type Job = ScheduledJob | EnqueuedJob

/** Declares a job, once; `handleJob` says what it does. */
export const defineJob = <const J extends Job>(job: J): J => job

/** A failure that no repeat can mend: the job fails at once. */
export class PermanentJobFailure extends Error {
  override readonly name = 'PermanentJobFailure'
}

export interface JobRun<Payload> {
  payload: Payload
  now: Date
  /** No repeat follows if this run fails. */
  isLastAttempt: boolean
  /** Aborted when the run has taken too long or the worker stops. */
  signal: AbortSignal
}

/** A job together with what it does. */
export interface JobHandler {
  job: Job
  /** @returns how many things have changed; 0 is not worth a line in the log. */
  handle: (run: JobRun<unknown>) => Promise<number>
}

/**
 * Binds a job to its work.
 *
 * @param work gives the number of things it has changed; throws to be repeated as the job declares,
 *   `PermanentJobFailure` to fail at once.
 */
export function handleJob(
  job: ScheduledJob,
  work: (run: JobRun<null>) => Promise<number>,
): JobHandler
export function handleJob<Payload extends z.ZodType>(
  job: EnqueuedJob<Payload>,
  work: (run: JobRun<z.output<Payload>>) => Promise<number>,
): JobHandler
export function handleJob(job: Job, work: (run: JobRun<never>) => Promise<number>): JobHandler {
  const schema: z.ZodType = 'payload' in job ? job.payload : z.null()
  return {
    job,
    handle: async (run) => {
      const payload = schema.safeParse(run.payload)
      if (!payload.success) {
        throw new PermanentJobFailure('Payload of another shape', { cause: payload.error })
      }
      return work({ ...run, payload: payload.data as never })
    },
  }
}
