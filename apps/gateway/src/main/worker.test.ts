import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PgBoss } from 'pg-boss'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { filesFolder, openFileStorage } from '../modules/media/storage/open-file-storage.ts'
import { incomingFolder } from '../modules/media/upload/incoming-files.ts'
import { type Connection, connect } from '../platform/database/connect.ts'
import { DAY, historyOf, insertAd, storedAd } from '../testing/ads.ts'
import { createTestGateway } from '../testing/test-gateway.ts'
import { startWorker } from './worker.ts'

const { config, db, createUser } = await createTestGateway()
const owner = await createUser()
const files = filesFolder(config)

/** What any worker said, as `{job, changed}` or an error. */
const said: { job?: string; changed?: number; err?: { message: string } }[] = []
const log = pino({ base: null }, { write: (line: string) => said.push(JSON.parse(line)) })

/** A server of its own: with its own connections and its own worker. */
async function startServer(): Promise<{ stop: () => Promise<void>; connection: Connection }> {
  const connection = connect(config.databaseUrl ?? '')
  const { pool } = connection
  const stop = await startWorker({
    pool,
    db: connection.db,
    storage: openFileStorage(config),
    filesFolder: files,
    log,
  })
  return { stop, connection }
}

async function stopServer({ stop, connection }: Awaited<ReturnType<typeof startServer>>) {
  await stop()
  await connection.close()
}

// Both come up at once on an empty database, as two copies of a new deployment do.
const servers = await Promise.all([startServer(), startServer()])
const boss = new PgBoss({
  connectionString: config.databaseUrl ?? '',
  supervise: false,
  schedule: false,
})
beforeAll(() => boss.start())
afterAll(async () => {
  await boss.stop()
  await Promise.all(servers.map(stopServer))
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

it('removes uploads that a crash left behind a day ago, and no fresh ones', async () => {
  const folder = incomingFolder(files)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'stale'), '')
  await writeFile(join(folder, 'fresh'), '')
  const before = new Date(Date.now() - DAY - 1000)
  await utimes(join(folder, 'stale'), before, before)
  await runJob('remove-stale-incoming')
  expect(await readdir(folder)).toEqual(['fresh'])
})

it('stops and leaves nothing under way', async () => {
  const server = await startServer()
  onTestFinished(() => server.connection.close())
  await server.stop()
  expect(server.connection.pool.waitingCount).toBe(0)
  expect(server.connection.pool.idleCount).toBe(server.connection.pool.totalCount)
})
