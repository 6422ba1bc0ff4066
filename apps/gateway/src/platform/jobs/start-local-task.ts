import type { FastifyBaseLogger } from 'fastify'
import type { OnJobFinished } from './finished-run.ts'

interface LocalTask {
  name: string
  everyMs: number
  /** @returns how many things have changed; 0 is not worth a line in the log. */
  run: (now: Date) => Promise<number>
}

/** Up to this share of the interval is added, so that machines started together do not run together. */
const JITTER = 0.2

/**
 * Repeats what concerns this machine alone (its folders), which no job in PostgreSQL can do: a job runs
 * on one machine of many. The first run comes after the first interval. Does not keep the process alive;
 * a failed run is logged, counted and tried again after the next interval.
 *
 * @returns stops it; a run under way ends by itself.
 */
export function startLocalTask(
  { name, everyMs, run }: LocalTask,
  { log, onJobFinished }: { log: FastifyBaseLogger; onJobFinished: OnJobFinished },
): () => void {
  let timer: NodeJS.Timeout
  let isStopped = false

  const runOnce = async () => {
    const started = performance.now()
    const finish = (outcome: 'completed' | 'failed') =>
      onJobFinished({ name, outcome, seconds: (performance.now() - started) / 1000 })
    try {
      const changed = await run(new Date())
      finish('completed')
      if (changed > 0) log.info({ job: name, changed }, 'local task done')
    } catch (error) {
      finish('failed')
      log.error({ err: error, job: name }, 'local task failed')
    }
    if (!isStopped) plan()
  }
  const plan = () => {
    timer = setTimeout(runOnce, everyMs * (1 + Math.random() * JITTER))
    timer.unref()
  }

  plan()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
