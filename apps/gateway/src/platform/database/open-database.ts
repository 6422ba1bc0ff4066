import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { type Connection, connect } from './connect.ts'
import type { Report } from './connection/report.ts'
import { locateCluster } from './embedded/cluster-location.ts'
import { acquireClusterLock, type ClusterLock } from './embedded/cluster-lock.ts'
import {
  type EmbeddedPostgres,
  findEmbeddedPostgres,
  startEmbeddedPostgres,
} from './embedded/embedded-postgres.ts'
import { keepRunning } from './embedded/keep-running.ts'
import { applySessionDefaults } from './session-defaults.ts'

const DATABASE = 'trassa'
const OLDEST_VERSION = 15
const POLL_MS = 200
/** How long to wait for a process that is stopping, or, as a tool, for a site that is starting. */
const OWNER_WAIT_MS = { site: 5000, tool: 120_000 }

export interface DatabaseSettings {
  /** Any PostgreSQL from version 15; absent: the embedded one in `dataDir`. */
  databaseUrl: string | undefined
  dataDir: string
}

export interface OpenDatabase {
  connection: Connection
  /** The `DATABASE_URL` by which another process reaches it. */
  url: string
  /** Closes the connections, and stops the embedded PostgreSQL where this process has started it. */
  stop: () => Promise<void>
}

interface OpenOptions {
  /** For tools beside the site: where it runs already, use its embedded PostgreSQL and leave it running. */
  join?: boolean
  /** Learns when the database hangs, and of restarts of the embedded one; by default they stand on stderr. */
  report?: Report
}

const reportToStderr: Report = (message, error) => {
  process.stderr.write(`${message}${error === undefined ? '' : `: ${String(error)}`}\n`)
}

/**
 * The database at `DATABASE_URL`, or else the embedded one, with the limits of its sessions applied
 * (`applySessionDefaults`). The caller migrates it (`migrateDatabase`).
 *
 * @throws an Error with a Russian sentence when it cannot be opened.
 */
export async function openDatabase(
  config: DatabaseSettings,
  { join = false, report = reportToStderr }: OpenOptions = {},
): Promise<OpenDatabase> {
  if (config.databaseUrl) return openByUrl(config.databaseUrl, report)
  const { dataDir } = config
  const { cluster } = await locateCluster(dataDir)
  const until = Date.now() + (join ? OWNER_WAIT_MS.tool : OWNER_WAIT_MS.site)
  for (;;) {
    const lock = acquireClusterLock(cluster)
    if (lock) return openOwned(dataDir, { lock, waitForOthers: join, report })
    const joined = join && (await joinRunning(dataDir, report))
    if (joined) return joined
    if (Date.now() >= until) {
      throw new Error(
        `База данных в ${dataDir} занята: сайт уже запущен или работает его команда. Остановите их или укажите другую папку в DATA_DIR.`,
      )
    }
    await setTimeout(POLL_MS)
  }
}

async function openByUrl(url: string, report: Report): Promise<OpenDatabase> {
  try {
    const version = await applySessionDefaults(url)
    if (version < OLDEST_VERSION) {
      throw new Error(`нужен PostgreSQL от ${OLDEST_VERSION}-й версии, а это ${version}-я`)
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`Не удалось открыть базу данных из DATABASE_URL: ${reason}.`, { cause: error })
  }
  const connection = connect(url, { report })
  return { connection, url, stop: connection.close }
}

/** The embedded database of another process; `null` while that one is still starting it. */
async function joinRunning(dataDir: string, report: Report): Promise<OpenDatabase | null> {
  const running = await findEmbeddedPostgres(dataDir)
  return running && openByUrl(running.url(DATABASE), report).catch(() => null)
}

/** Starts the embedded PostgreSQL as its owner. @param waitForOthers see `waitUntilUnused`. */
async function openOwned(
  dataDir: string,
  { lock, waitForOthers, report }: { lock: ClusterLock; waitForOthers: boolean; report: Report },
): Promise<OpenDatabase> {
  let stopPostgres = async () => {}
  try {
    const postgres = await startEmbeddedPostgres(dataDir)
    stopPostgres = keepRunning(postgres, report)
    await createDatabase(postgres.url('postgres'))
    const url = postgres.url(DATABASE)
    await applySessionDefaults(url)
    const connection = connect(url, { report })
    return {
      connection,
      url,
      async stop() {
        await connection.close()
        if (waitForOthers) await waitUntilUnused(postgres)
        await stopPostgres()
        lock.release()
      },
    }
  } catch (error) {
    await stopPostgres()
    lock.release()
    throw error
  }
}

/**
 * A tool that has started the database leaves it to the tools that have joined it until they are done.
 * They give no application name, unlike `psql`, which is not waited for.
 */
async function waitUntilUnused(postgres: EmbeddedPostgres): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.url('postgres') })
  // A server that has gone is used by nothing.
  client.on('error', () => undefined)
  const isUsed = async () => {
    const { rowCount } = await client.query(
      `SELECT FROM pg_stat_activity WHERE datname = $1 AND application_name = '' LIMIT 1`,
      [DATABASE],
    )
    return rowCount !== 0
  }
  try {
    await client.connect()
    while (await isUsed()) await setTimeout(POLL_MS)
  } catch {
    return
  } finally {
    await client.end()
  }
}

async function createDatabase(adminUrl: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  try {
    const known = await admin.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE])
    if (known.rowCount === 0) await admin.query(`CREATE DATABASE ${DATABASE}`)
  } finally {
    await admin.end()
  }
}
