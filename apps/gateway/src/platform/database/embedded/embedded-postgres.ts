import { execFile, spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '../../net/free-port.ts'
import { locateCluster } from './cluster-location.ts'
import { postgresBinaries } from './embedded-binaries.ts'
import { initialiseCluster, readPassword } from './initialise-cluster.ts'
import { findPostmaster, removeStalePidFile } from './postmaster.ts'

const run = promisify(execFile)

/** Seconds until the server must answer; the recovery of a killed one takes as long as its log is. */
const START_SECONDS = 300
/** Seconds for a shutdown with a checkpoint, then for one without, which is recovered at the next start. */
const STOP_SECONDS = { fast: 4, immediate: 2 }
/** Backends of a killed server need a moment to notice; until then no new one starts. */
const START_ATTEMPTS = 8
const ATTEMPT_PAUSE_MS = 1000

export interface EmbeddedPostgres {
  url: (database: string) => string
  /** Whether its server process exists; it may hang. */
  isRunning: () => Promise<boolean>
  /** Starts it again after a crash, on the same port: what it had confirmed is recovered. */
  restart: () => Promise<void>
  /** Stops it within seconds, by force if need be; what it has confirmed is kept in any case. */
  stop: () => Promise<void>
  /** For a process that is ending: tells the server to stop at once, and waits for nothing. */
  abandon: () => void
}

/** The embedded PostgreSQL that is running in `dataDir`; `null` when none is. */
export async function findEmbeddedPostgres(
  dataDir: string,
): Promise<Pick<EmbeddedPostgres, 'url'> | null> {
  const home = await locateCluster(dataDir)
  const running = await findPostmaster(home.cluster)
  if (!running) return null
  const password = await readPassword(home)
  return { url: (database) => urlOf(password, running.port, database) }
}

/**
 * Starts the embedded PostgreSQL in `dataDir`, initialised on first use. It is detached from the terminal:
 * Ctrl-C must not stop it before the connections to it are closed. One that a killed process left running
 * is stopped first; its data is recovered from the write-ahead log.
 *
 * @throws an Error with a Russian sentence when the folder cannot be used.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<EmbeddedPostgres> {
  const home = await locateCluster(dataDir)
  const { cluster } = home
  const binaries = await postgresBinaries(home)
  const password = await initialiseCluster(home, binaries)
  const argumentsOf = (args: readonly string[]) => ['-D', cluster, ...args]
  const pgCtl = (...args: string[]) => run(binaries.pg_ctl, argumentsOf(args), home.as)
  const log = join(cluster, 'server.log')

  async function start(port: number): Promise<void> {
    const flags = Object.entries({
      listen_addresses: '127.0.0.1',
      port: String(port),
      unix_socket_directories: '',
      ...settings,
    }).map(([name, value]) => `-c ${name}='${value}'`)
    for (let attempt = 1; ; attempt += 1) {
      try {
        await removeStalePidFile(cluster)
        await pgCtl('start', '-w', '-t', `${START_SECONDS}`, '-l', log, '-o', flags.join(' '))
        return
      } catch {
        if (attempt === START_ATTEMPTS) throw new Error(await startFailure(cluster, log))
        await setTimeout(ATTEMPT_PAUSE_MS)
      }
    }
  }

  async function stop(): Promise<void> {
    for (const [mode, seconds] of Object.entries(STOP_SECONDS)) {
      const running = await findPostmaster(cluster)
      if (!running) return
      if (mode === 'immediate') wake(running.pid)
      await pgCtl('stop', '-m', mode, '-w', '-t', `${seconds}`).catch(() => undefined)
    }
  }

  await stop()
  const port = await freePort()
  await start(port)
  return {
    url: (database) => urlOf(password, port, database),
    isRunning: async () => (await findPostmaster(cluster)) !== null,
    restart: () => start(port),
    stop,
    abandon: () => {
      spawnSync(binaries.pg_ctl, argumentsOf(['stop', '-m', 'immediate', '-W']), home.as)
    },
  }
}

/** A frozen server could not obey; awake, it ends its frozen sessions by force five seconds later. */
function wake(pid: number): void {
  if (process.platform !== 'win32') process.kill(pid, 'SIGCONT')
}

async function startFailure(cluster: string, log: string): Promise<string> {
  const lines = (await readFile(log, 'utf8').catch(() => '')).trim().split('\n').slice(-3)
  return `Не удалось запустить базу данных в ${cluster}:\n${lines.join('\n')}`
}

const urlOf = (password: string, port: number, database: string) =>
  `postgres://postgres:${password}@127.0.0.1:${port}/${database}`
