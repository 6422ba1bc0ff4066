import pg from 'pg'
import { type Connection, connect } from './connect.ts'
import { acquireClusterLock, isClusterLocked } from './embedded/cluster-lock.ts'
import {
  type EmbeddedPostgres,
  findEmbeddedPostgres,
  startEmbeddedPostgres,
} from './embedded/embedded-postgres.ts'
import { applySessionDefaults } from './session-defaults.ts'

const DATABASE = 'trassa'
const OLDEST_VERSION = 15
/** How long to wait for the embedded database of a process that is stopping. */
const SHUTDOWN_WAIT_MS = 5000

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
}

/**
 * The database at `DATABASE_URL`, or else the embedded one, with the limits of its sessions applied
 * (`applySessionDefaults`). The caller migrates it (`migrateDatabase`).
 *
 * @throws an Error with a Russian sentence when it cannot be opened.
 */
export async function openDatabase(
  config: DatabaseSettings,
  { join = false }: OpenOptions = {},
): Promise<OpenDatabase> {
  if (config.databaseUrl) return openByUrl(config.databaseUrl)
  const running = await findEmbeddedPostgres(config.dataDir)
  const waitMs = join ? 0 : SHUTDOWN_WAIT_MS
  if (running && (await isClusterLocked(running.url('postgres'), waitMs))) {
    if (join) return openByUrl(running.url(DATABASE))
    throw new Error(
      `База данных в ${config.dataDir} занята: сайт уже запущен. Остановите его или укажите другую папку в DATA_DIR.`,
    )
  }
  return openEmbedded(await startEmbeddedPostgres(config.dataDir))
}

async function openByUrl(url: string): Promise<OpenDatabase> {
  try {
    const version = await applySessionDefaults(url)
    if (version < OLDEST_VERSION) {
      throw new Error(`нужен PostgreSQL от ${OLDEST_VERSION}-й версии, а это ${version}-я`)
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`Не удалось открыть базу данных из DATABASE_URL: ${reason}.`, { cause: error })
  }
  const connection = connect(url)
  return { connection, url, stop: connection.close }
}

async function openEmbedded(postgres: EmbeddedPostgres): Promise<OpenDatabase> {
  const lock = await acquireClusterLock(postgres.url('postgres'))
  await createDatabase(postgres.url('postgres'))
  const url = postgres.url(DATABASE)
  await applySessionDefaults(url)
  const connection = connect(url)
  return {
    connection,
    url,
    async stop() {
      await connection.close()
      await lock?.release()
      await postgres.stop()
    },
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
