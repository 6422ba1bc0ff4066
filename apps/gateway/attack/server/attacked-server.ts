import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { locateCluster } from '../../src/platform/database/embedded/cluster-location.ts'
import { findEmbeddedPostgres } from '../../src/platform/database/embedded/embedded-postgres.ts'
import { freePort } from '../../src/platform/net/free-port.ts'
import { killProcesses, postgresPids } from '../../src/testing/postgres-processes.ts'

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))
const START_MS = 180_000

/** The product as `npm start` runs it, in a process and a folder of its own, with ways to hurt it. */
export interface AttackedServer {
  port: number
  origin: string
  dataDir: string
  /** Starts the process again after it has ended. */
  start: () => Promise<void>
  /** Sends a signal to the server's process, and only to that. */
  signal: (name: NodeJS.Signals) => void
  /** Milliseconds until the process has ended; `null` when it is still there after `withinMs`. */
  ended: (withinMs: number) => Promise<number | null>
  /** Whether the process is running. */
  isRunning: () => boolean
  /** The process ids of its embedded PostgreSQL, the postmaster first. */
  postgres: () => Promise<number[]>
  /** The address of its database, for comparing what was answered with what was written. */
  databaseUrl: () => Promise<string>
  /** Errors that the server has logged. */
  errors: () => Promise<string[]>
  /** Ends everything and removes the folder. */
  remove: () => Promise<void>
}

/** Starts the built site with gateway and worker, in demo mode with `demoAds` ads. */
export async function startAttackedServer(demoAds: number): Promise<AttackedServer> {
  const port = await freePort()
  const dataDir = await mkdtemp(join(tmpdir(), 'trassa-attack-'))
  // Root runs PostgreSQL as another user, who has to reach the cluster in here.
  await chmod(dataDir, 0o755)
  const log = join(dataDir, 'server.log')
  const origin = `http://localhost:${port}`
  const env = {
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO_ADS: String(demoAds),
    LOG_LEVEL: 'error',
    // Requests name an address of their own, so that limits per address do not stop the whole attack.
    TRUST_PROXY: '1',
    // Those of users and of calls would: the attack is to reach what is behind them.
    CALL_LIMIT_FACTOR: '0',
    NODE_ENV: 'production',
  }
  let child: ChildProcess | undefined

  async function start(): Promise<void> {
    const output = await open(log, 'a')
    child = spawn(process.execPath, ['apps/web/server.ts'], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', output.fd, output.fd],
    })
    await output.close()
    await untilReady(origin, child, log)
  }

  const isRunning = () =>
    child !== undefined && child.exitCode === null && child.signalCode === null

  async function ended(withinMs: number): Promise<number | null> {
    const started = performance.now()
    if (child && isRunning()) {
      const given = AbortSignal.timeout(withinMs)
      await once(child, 'exit', { signal: given }).catch(() => undefined)
    }
    return isRunning() ? null : performance.now() - started
  }

  const server: AttackedServer = {
    port,
    origin,
    dataDir,
    start,
    signal: (name) => void child?.kill(name),
    ended,
    isRunning,
    postgres: () => postgresPids(dataDir),
    databaseUrl: async () => {
      const found = await findEmbeddedPostgres(dataDir)
      if (!found) throw new Error('The attacked server has no database')
      return found.url('trassa')
    },
    errors: async () => {
      const lines = (await readFile(log, 'utf8')).split('\n')
      return lines.filter((line) => line.includes('"level":50') || line.includes('"level":60'))
    },
    async remove() {
      child?.kill('SIGTERM')
      if ((await ended(15_000)) === null) child?.kill('SIGKILL')
      await ended(5_000)
      await killProcesses(await postgresPids(dataDir))
      const { cluster } = await locateCluster(dataDir)
      const options = { recursive: true, force: true, maxRetries: 5 }
      await Promise.all([cluster, `${cluster}.password`, dataDir].map((path) => rm(path, options)))
    },
  }
  try {
    await start()
  } catch (error) {
    await server.remove()
    throw error
  }
  return server
}

async function untilReady(origin: string, child: ChildProcess, log: string): Promise<void> {
  const deadline = Date.now() + START_MS
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) break
    const ready = await fetch(`${origin}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (ready) return
    await pause(100)
  }
  const end = child.exitCode ?? child.signalCode ?? 'not ended'
  throw new Error(`The attacked server did not start (${end}):\n${await readFile(log, 'utf8')}`)
}
