import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { gateway } from '../src/main/app.ts'
import { type Config, readConfig } from '../src/main/config.ts'
import { installJobs, openJobs } from '../src/main/worker.ts'
import { openFileStorage, photoFiles } from '../src/modules/media/public.ts'
import { loadDictionaries } from '../src/modules/reference/loading/load-dictionaries.ts'
import { type Connection, connect } from '../src/platform/database/connect.ts'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../src/platform/database/embedded/embedded-postgres.ts'
import { migrateDatabase } from '../src/platform/database/migrate-database.ts'
import { applySessionDefaults } from '../src/platform/database/session-defaults.ts'
import { createFastify } from '../src/platform/http/create-server.ts'
import { freePort } from '../src/platform/net/free-port.ts'

export interface BenchServer extends Connection {
  config: Config
  app: FastifyInstance
}

/** Where the server answers, once it was asked for its address. */
export const listening = async ({ app, config }: BenchServer): Promise<string> =>
  app.server.listening ? app.listeningOrigin : app.listen({ port: config.port, host: config.host })

export type MountSite = (app: FastifyInstance, config: Config) => Promise<void>

/** How long a statement that fills the database may take. */
const FILLING_MS = 600_000

/** Opens the database of a bench; creates it where the cluster is new. */
async function openBenchDatabase(postgres: EmbeddedPostgres) {
  const admin = new pg.Client({ connectionString: postgres.url('postgres') })
  await admin.connect()
  const { rowCount } = await admin.query(`SELECT 1 FROM pg_database WHERE datname = 'bench'`)
  if (!rowCount) await admin.query('CREATE DATABASE bench')
  await admin.end()
  await applySessionDefaults(postgres.url('bench'))
  // An index of a million ads is made in silence.
  const connection = connect(postgres.url('bench'), { silence: FILLING_MS })
  return { connection, isNew: !rowCount }
}

/**
 * Runs `use` with the whole gateway – and the site, where it is built – on a PostgreSQL of its own in the
 * temporary folder, filled before anything is read from it; removes everything
 * afterwards that is not to be kept.
 */
export async function withServer(
  {
    mountSite,
    fill,
    kept,
  }: {
    mountSite: MountSite | undefined
    fill: (at: Connection, config: Config) => Promise<void>
    /** A folder that keeps the database: a later run with it fills nothing. */
    kept?: string | undefined
  },
  use: (server: BenchServer) => Promise<void>,
): Promise<void> {
  const folder = kept ?? join(tmpdir(), `trassa-bench-${process.pid}`)
  const postgres = await startEmbeddedPostgres(folder, {
    shared_buffers: '1GB',
    max_wal_size: '8GB',
    fsync: 'off',
    synchronous_commit: 'off',
  })
  const { connection, isNew } = await openBenchDatabase(postgres)
  const port = await freePort()
  const config = readConfig({
    DATA_DIR: folder,
    PORT: String(port),
    // The site's own origin, from which its pages may change something.
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    LOG_LEVEL: 'error',
    CALL_LIMIT_FACTOR: '0',
  })
  const app = createFastify(config)
  try {
    await migrateDatabase(connection.db)
    await loadDictionaries(connection.db)
    if (isNew) await fill(connection, config)
    await installJobs({ connection, config })
    const { enqueue, stop } = await openJobs(
      { connection, config: { ...config, role: 'web' } },
      app.log,
    )
    app.addHook('onClose', stop)
    const { db } = connection
    await app.register(gateway, { prefix: config.gatewayBase, config, db, enqueue })
    await app.register(photoFiles, { prefix: config.filesBase, storage: openFileStorage(config) })
    await mountSite?.(app, config)
    await app.ready()
    await use({ config, app, ...connection })
  } finally {
    await app.close()
    await connection.close()
    await postgres.stop()
    if (!kept) await rm(folder, { recursive: true, force: true })
  }
}
