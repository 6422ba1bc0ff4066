import type { FastifyInstance } from 'fastify'
import { gateway } from '../src/main/app.ts'
import { type Config, readConfig } from '../src/main/config.ts'
import { openJobs } from '../src/main/worker.ts'
import { openFileStorage, photoFiles } from '../src/modules/media/public.ts'
import { type Connection, connect } from '../src/platform/database/connect.ts'
import { findEmbeddedPostgres } from '../src/platform/database/embedded/embedded-postgres.ts'
import { createFastify } from '../src/platform/http/create-server.ts'
import type { Metrics } from '../src/platform/metrics/metrics.ts'

export type MountSite = (app: FastifyInstance, config: Config) => Promise<void>

/** Longer than an index of a million ads is made in silence, and than a busy machine lets a statement wait. */
export const SILENCE_MS = 600_000

/** Another process's connection to the database of the bench that runs in `folder`; tables of `schema` hide the others of their names. */
export async function connectBench(folder: string, schema?: string): Promise<Connection> {
  const postgres = await findEmbeddedPostgres(folder)
  if (!postgres) throw new Error(`No PostgreSQL in ${folder}`)
  const options = schema ? `?options=${encodeURIComponent(`-c search_path=${schema},public`)}` : ''
  return connect(`${postgres.url('bench')}${options}`, { silence: SILENCE_MS })
}

/** The settings of a process whose files and database are in `folder`; calls have no limits. */
export const benchConfig = (folder: string, port: number): Config =>
  readConfig({
    DATA_DIR: folder,
    PORT: String(port),
    // The site's own origin, from which its pages may change something.
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    LOG_LEVEL: 'error',
    CALL_LIMIT_FACTOR: '0',
  })

/** The calls, the photographs and – where it is built – the site, ready for requests. */
export async function createBenchApp(
  connection: Connection,
  config: Config,
  mountSite?: MountSite,
  metrics?: Pick<Metrics, 'watchIndex'>,
): Promise<FastifyInstance> {
  const app = createFastify(config)
  const { enqueue, stop } = await openJobs(
    { connection, config: { ...config, role: 'web' } },
    app.log,
  )
  app.addHook('onClose', stop)
  const { db } = connection
  await app.register(gateway, { config, db, enqueue, metrics })
  await app.register(photoFiles, { prefix: config.filesBase, storage: openFileStorage(config) })
  await mountSite?.(app, config)
  await app.ready()
  return app
}
