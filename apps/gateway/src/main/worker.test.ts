import { PgBoss } from 'pg-boss'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { type Connection, connect } from '../platform/database/connect.ts'
import { DAY, historyOf, insertAd, storedAd } from '../testing/ads.ts'
import { createTestGateway } from '../testing/test-gateway.ts'
import { installJobs, openJobs, startWorker } from './worker.ts'

const { config, db, createUser } = await createTestGateway()
const owner = await createUser()

/** What any worker said, as `{job, changed}` or an error. */
const said: { job?: string; changed?: number; err?: { message: string } }[] = []
const log = pino({ base: null }, { write: (line: string) => said.push(JSON.parse(line)) })

/** A process of its own: with its own connections and its own worker. */
async function startProcess(): Promise<{ stop: () => Promise<void>; connection: Connection }> {
  const connection = connect(config.databaseUrl ?? '')
  await installJobs({ connection, config })
  const queue = await openJobs({ connection, config }, log)
  const reports = { log, onJobFinished: () => undefined, pollingSeconds: 0.5 }
  await startWorker({ connection, config, queue }, reports)
  return { stop: queue.stop, connection }
}

async function stopProcess({ stop, connection }: Awaited<ReturnType<typeof startProcess>>) {
  await stop()
  await connection.close()
}

// Both come up at once on a database without queues, as two copies of a new deployment do.
await db.execute('DROP SCHEMA pgboss CASCADE')
const processes = await Promise.all([startProcess(), startProcess()])
const boss = new PgBoss({
  connectionString: config.databaseUrl ?? '',
  supervise: false,
  schedule: false,
})
beforeAll(() => boss.start())
afterAll(async () => {
  await boss.stop()
  await Promise.all(processes.map(stopProcess))
})

async function runJob(name: string): Promise<void> {
  const id = await boss.send(name)
  if (!id) throw new Error(`${name} was not taken`)
  await vi.waitFor(
    async () => {
      const [job] = await boss.findJobs(name, { id })
      expect(job?.state).toBe('completed')
    },
    { timeout: 15_000, interval: 100 },
  )
}

it('runs every scheduled job', async () => {
  const names = (await boss.getSchedules()).map(({ name }) => name)
  expect(names.length).toBeGreaterThan(5)
  await Promise.all(names.map(runJob))
  expect(said.filter(({ err }) => err)).toEqual([])
})

it('does each job once, however many workers there are', async () => {
  said.length = 0
  const ads = await Promise.all(
    Array.from({ length: 5 }, () =>
      insertAd(db, owner.id, { expiresAt: new Date(Date.now() - DAY) }),
    ),
  )
  await Promise.all([runJob('expire-ads'), runJob('expire-ads')])
  // The minute may strike while the ads are being stored; then two runs share them.
  expect(said.reduce((sum, { changed = 0 }) => sum + changed, 0)).toBe(5)
  for (const { id } of ads) {
    expect(await storedAd(db, id)).toMatchObject({ stat: 5, version: 2 })
    expect(await historyOf(db, id)).toHaveLength(1)
  }
})

it('forgets the schedule of a job that is declared no longer', async () => {
  await boss.createQueue('purge-short-lived')
  await boss.schedule('purge-short-lived', '40 * * * *')
  await stopProcess(await startProcess())
  expect((await boss.getSchedules()).map(({ name }) => name)).not.toContain('purge-short-lived')
})

it('stops and leaves nothing under way', async () => {
  const started = await startProcess()
  onTestFinished(() => started.connection.close())
  await started.stop()
  expect(started.connection.pool.waitingCount).toBe(0)
  expect(started.connection.pool.idleCount).toBe(started.connection.pool.totalCount)
})
