import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect, it, onTestFinished, vi } from 'vitest'
import { postgresProcesses, signalPostgres } from '../../../testing/postgres-processes.ts'
import { openDatabase } from '../open-database.ts'
import { findEmbeddedPostgres } from './embedded-postgres.ts'

const CLI = fileURLToPath(new URL('../../../main/cli.ts', import.meta.url))
const OWNER = fileURLToPath(new URL('../../../testing/database-owner.ts', import.meta.url))
const PATIENCE = { timeout: 20_000, interval: 100 }

const dataDir = await mkdtemp(join(tmpdir(), 'trassa-recovery-'))
// For root the server runs as another user, who must be able to pass.
await chmod(dataDir, 0o755)
afterAll(() => rm(dataDir, { recursive: true, force: true }))
const config = { databaseUrl: undefined, dataDir }
const { DATABASE_URL: _, ...environment } = process.env
const env = { ...environment, DATA_DIR: dataDir }

/** Opens the database as a site does. What it reports is kept. */
async function openSite() {
  const reports: string[] = []
  const site = await openDatabase(config, { report: (message) => reports.push(message) })
  onTestFinished(site.stop)
  return { site, reports, query: (text: string) => site.connection.pool.query(text) }
}

it('a killed postmaster is started again: the open connection works, what was confirmed is there', async () => {
  const { query, reports } = await openSite()
  await query('CREATE TABLE kept (value int)')
  await query('INSERT INTO kept VALUES (1)')
  const before = await postgresProcesses(dataDir)
  process.kill(before.postmaster, 'SIGKILL')
  await vi.waitFor(async () => expect((await query('SELECT FROM kept')).rowCount).toBe(1), PATIENCE)
  await vi.waitFor(() => expect(reports).toContain('embedded PostgreSQL runs again'), PATIENCE)
  expect((await postgresProcesses(dataDir)).postmaster).not.toBe(before.postmaster)
}, 60_000)

it('a killed backend ends all connections; the site still owns the database, and a tool joins it', async () => {
  const { query } = await openSite()
  const { rows } = await query('SELECT pg_backend_pid() AS pid')
  const before = await postgresProcesses(dataDir)
  process.kill(rows[0].pid, 'SIGKILL')
  // PostgreSQL restarts every one of its processes then.
  await vi.waitFor(async () => {
    const { backends } = await postgresProcesses(dataDir)
    expect(backends.filter((pid) => before.backends.includes(pid))).toEqual([])
  }, PATIENCE)
  await vi.waitFor(() => query('SELECT 1'), PATIENCE)

  const said = await promisify(execFile)(process.execPath, [CLI, 'moderators', 'list'], { env })
  expect(said.stdout).toBe('Пока никого.\n')
  expect((await query('SELECT FROM kept')).rowCount).toBe(1)
  expect((await postgresProcesses(dataDir)).postmaster).toBe(before.postmaster)
}, 60_000)

// Tried again: a tool that joins in the moment in which another one stops the database is told so.
it('tools that start at once without a site share the database, and the last one stops it', {
  retry: 2,
  timeout: 60_000,
}, async () => {
  const tools = Array.from({ length: 3 }, () =>
    promisify(execFile)(process.execPath, [CLI, 'moderators', 'list'], { env }),
  )
  for (const { stdout } of await Promise.all(tools)) expect(stdout).toBe('Пока никого.\n')
  expect(await findEmbeddedPostgres(dataDir)).toBeNull()
})

/** A process of its own that owns the database. */
async function startOwner(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [OWNER], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  expect(String(await once(child.stdout, 'data'))).toBe('ready\n')
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

it.each([
  ['its owner alone', async (owner: ChildProcess) => kill(owner)],
  [
    'its owner and then PostgreSQL',
    async (owner: ChildProcess) => {
      await kill(owner)
      await signalPostgres(dataDir, 'SIGKILL')
    },
  ],
  [
    'PostgreSQL and then its owner',
    async (owner: ChildProcess) => {
      await signalPostgres(dataDir, 'SIGKILL')
      await kill(owner)
    },
  ],
])(
  'kill -9 of %s leaves a folder that the next start uses',
  async (_, killAll) => {
    await killAll(await startOwner())
    const { query } = await openSite()
    expect((await query('SELECT FROM kept')).rowCount).toBe(1)
  },
  60_000,
)

it('while a killed owner’s PostgreSQL still runs, exactly one of two starts takes it over', async () => {
  await kill(await startOwner())
  const starts = await Promise.allSettled([openDatabase(config), openDatabase(config)])
  const opened = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
  onTestFinished(async () => void (await Promise.all(opened.map(({ stop }) => stop()))))
  expect(opened).toHaveLength(1)
  const [refused] = starts.filter((start) => start.status === 'rejected')
  expect(String(refused?.reason)).toContain('сайт уже запущен')
  expect((await opened[0]?.connection.pool.query('SELECT FROM kept'))?.rowCount).toBe(1)
}, 60_000)

it('a stale postmaster.pid that names a running process disturbs neither', async () => {
  const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  onTestFinished(() => void stranger.kill('SIGKILL'))
  const owner = await startOwner()
  await signalPostgres(dataDir, 'SIGKILL')
  await kill(owner)
  const file = join(dataDir, 'postgres', 'postmaster.pid')
  await writeFile(file, `${stranger.pid}\n${join(dataDir, 'postgres')}\n1\n5432\n\n127.0.0.1\n`)
  const { query } = await openSite()
  expect((await query('SELECT FROM kept')).rowCount).toBe(1)
  expect(stranger.exitCode ?? stranger.signalCode).toBeNull()
}, 60_000)

it('a process that ends without stopping its database leaves none running', async () => {
  const script = `import(${JSON.stringify(OWNER)}).then(() => process.exit(3))`
  const child = spawn(process.execPath, ['-e', script], { env, stdio: 'ignore' })
  expect(await once(child, 'exit')).toEqual([3, null])
  await vi.waitFor(async () => expect(await findEmbeddedPostgres(dataDir)).toBeNull(), PATIENCE)
}, 60_000)
