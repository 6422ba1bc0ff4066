import { PgBoss } from 'pg-boss'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { createTestGateway } from '../../testing/test-gateway.ts'
import { connect } from '../database/connect.ts'
import { createFastify } from '../http/create-server.ts'
import { rateLimits } from '../rate-limit/rate-limits.table.ts'
import { defineJob, handleJob, type JobRun, PermanentJobFailure } from './define-job.ts'
import type { FinishedRun } from './finished-run.ts'
import { installQueues } from './install-queues.ts'
import { openJobQueue } from './job-queue.ts'
import { workJobs } from './work-jobs.ts'

const { config, db } = await createTestGateway()
const url = config.databaseUrl ?? ''

const GREET = defineJob({
  name: 'greet',
  payload: z.object({ name: z.string() }),
  retry: { limit: 2, delaySeconds: 0 },
  concurrency: 'parallel',
  timeoutSeconds: 1,
  onRepeat: 'Greets once more.',
})

const connection = connect(url)
await installQueues(connection.pool, [GREET])
const onError = (error: Error) => {
  throw error
}
const open = (works: boolean) => openJobQueue({ pool: connection.pool, works, onError })
const [web, worker] = await Promise.all([open(false), open(true)])
const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false })
await boss.start()
afterAll(async () => {
  await Promise.all([web.stop(), worker.stop(), boss.stop()])
  await connection.close()
})

const greet = vi.fn<(run: JobRun<{ name: string }>) => Promise<number>>()
const finished: FinishedRun[] = []
const lines: string[] = []
const { log } = createFastify(
  { ...config, logLevel: 'info' },
  { logTo: { write: (line) => lines.push(line) } },
)
await workJobs(worker, [handleJob(GREET, greet)], {
  log,
  onJobFinished: (run) => finished.push(run),
  pollingSeconds: 0.5,
})
afterEach(() => {
  greet.mockReset()
  finished.length = 0
  lines.length = 0
})

const enqueue = (name: string, options?: { startAfterSeconds: number }) =>
  db.transaction((tx) => web.enqueue(tx, GREET, { name }, options))
const outcomes = () => finished.map(({ outcome }) => outcome)
const jobsOf = (name: string) => boss.findJobs<{ name: string }>('greet', { data: { name } })
const ends = (runs: number) =>
  vi.waitFor(() => expect(finished).toHaveLength(runs), { timeout: 15_000, interval: 50 })
const endsAs = (name: string, state: string) =>
  vi.waitFor(async () => expect((await jobsOf(name))[0]?.state).toBe(state), {
    timeout: 15_000,
    interval: 50,
  })

it('a job exists exactly if the transaction does that wrote it', async () => {
  greet.mockResolvedValue(1)
  const undone = db.transaction(async (tx) => {
    await tx.insert(rateLimits).values({ key: 'with-job', hits: 1, resetsAt: new Date() })
    await web.enqueue(tx, GREET, { name: 'undone' })
    throw new Error('Taken back')
  })
  await expect(undone).rejects.toThrow('Taken back')
  await enqueue('done')
  await ends(1)
  expect(await jobsOf('undone')).toEqual([])
  expect(greet.mock.calls.map(([{ payload }]) => payload)).toEqual([{ name: 'done' }])
  expect(finished).toEqual([{ name: 'greet', outcome: 'completed', seconds: expect.any(Number) }])
  expect(lines.join('')).toContain('"changed":1')
})

it('waits as long as it is told', async () => {
  greet.mockResolvedValue(0)
  await enqueue('patient', { startAfterSeconds: 2 })
  const asked = Date.now()
  await ends(1)
  expect(Date.now() - asked).toBeGreaterThan(1900)
})

it('a payload of another shape is refused on the way in, and fails for good on the way out', async () => {
  const wrong = { name: 7 } as unknown as { name: string }
  await expect(db.transaction((tx) => web.enqueue(tx, GREET, wrong))).rejects.toBeInstanceOf(
    z.ZodError,
  )
  await boss.send('greet', { name: 'old', title: null, name2: 1 })
  const id = await boss.send('greet', { names: ['secret-value'] })
  greet.mockResolvedValue(0)
  await ends(2)
  expect(outcomes().sort()).toEqual(['completed', 'failed'])
  expect(greet).toHaveBeenCalledTimes(1)
  // The run is counted a moment before its end is stored.
  await vi.waitFor(async () => {
    const [job] = await boss.findJobs('greet', { id: id ?? '' })
    expect(job).toMatchObject({ state: 'failed', retryCount: 0 })
  })
  expect(lines.join('')).not.toContain('secret-value')
})

it('one that throws is repeated as declared, logged and counted each time, and failed in the end', async () => {
  const last: boolean[] = []
  greet.mockImplementation(async ({ isLastAttempt }) => {
    last.push(isLastAttempt)
    throw new Error('no answer')
  })
  await enqueue('secret-name')
  await endsAs('secret-name', 'failed')
  expect(outcomes()).toEqual(['retried', 'retried', 'failed'])
  expect(last).toEqual([false, false, true])
  expect(lines.map((line) => JSON.parse(line))).toMatchObject(
    [1, 2, 3].map((attempt) => ({
      level: 50,
      job: 'greet',
      attempt,
      onRepeat: 'Greets once more.',
    })),
  )
  expect(lines.join('')).not.toContain('secret-name')
})

it('one that succeeds when repeated is completed', async () => {
  greet.mockRejectedValueOnce(new Error('once')).mockResolvedValue(0)
  await enqueue('again')
  await endsAs('again', 'completed')
  expect(outcomes()).toEqual(['retried', 'completed'])
})

it('one that no repeat can mend fails at once', async () => {
  greet.mockRejectedValue(new PermanentJobFailure('gone'))
  await enqueue('gone')
  await endsAs('gone', 'failed')
  expect(outcomes()).toEqual(['failed'])
})

it('neither log nor queue keep the parameters of a failed statement', async () => {
  greet.mockImplementation(async () => {
    await db
      .insert(rateLimits)
      .values({ key: '+79161234567', hits: -(2 ** 40), resetsAt: new Date() })
    return 1
  })
  await enqueue('statement')
  await endsAs('statement', 'failed')
  expect(lines.join('')).toContain('insert into')
  expect(lines.join('')).not.toContain('79161234567')
  expect(JSON.stringify((await jobsOf('statement'))[0]?.output)).not.toContain('79161234567')
})

it('one that takes too long is given up, logged and counted', async () => {
  greet.mockImplementation(
    ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => setTimeout(() => reject(new Error('late')), 10))
      }),
  )
  await enqueue('slow')
  await endsAs('slow', 'failed')
  expect(outcomes()).toEqual(['retried', 'retried', 'failed'])
  expect(lines[0]).toContain('timed out')
})
