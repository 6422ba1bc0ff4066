import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { AD_TYPES } from '@trassa/contracts/enumerations/ads'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'

import type { Config } from '../src/main/config.ts'
import { installJobs } from '../src/main/worker.ts'
import { loadDictionaries } from '../src/modules/reference/loading/load-dictionaries.ts'
import { type Connection, connect } from '../src/platform/database/connect.ts'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../src/platform/database/embedded/embedded-postgres.ts'
import { migrateDatabase } from '../src/platform/database/migrate-database.ts'
import { applySessionDefaults } from '../src/platform/database/session-defaults.ts'
import type { IndexStatistics } from '../src/platform/metrics/metrics.ts'
import { freePort } from '../src/platform/net/free-port.ts'
import { benchConfig, createBenchApp, type MountSite, SILENCE_MS } from './bench-app.ts'

/** Of each type a hundred ads that were written wait for the next text (decision 171). */
const LEFT_UNREAD = 100 * AD_TYPES.length

export interface BenchServer extends Connection {
  config: Config
  app: FastifyInstance
  /** Waits until the words of all ads are in memory: reading them takes the time of what is measured. */
  wordsRead: () => Promise<void>
}

/** Where the server answers, once it was asked for its address. */
export const listening = async ({ app, config }: BenchServer): Promise<string> =>
  app.server.listening ? app.listeningOrigin : app.listen({ port: config.port, host: config.host })

/** Opens the database of a bench; creates it where the cluster is new. */
async function openBenchDatabase(postgres: EmbeddedPostgres) {
  const admin = new pg.Client({ connectionString: postgres.url('postgres') })
  await admin.connect()
  const { rowCount } = await admin.query(`SELECT 1 FROM pg_database WHERE datname = 'bench'`)
  if (!rowCount) await admin.query('CREATE DATABASE bench')
  await admin.end()
  await applySessionDefaults(postgres.url('bench'))
  const connection = connect(postgres.url('bench'), { silence: SILENCE_MS })
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
  const config = benchConfig(folder, await freePort())
  try {
    await migrateDatabase(connection.db)
    await loadDictionaries(connection.db)
    if (isNew) await fill(connection, config)
    await installJobs({ connection, config })
    let index: (() => IndexStatistics) | undefined
    const app = await createBenchApp(connection, config, mountSite, {
      watchIndex: (read) => {
        index = read
      },
    })
    try {
      const wordsRead = async () => {
        while ((index?.().unreadTexts ?? 0) > LEFT_UNREAD) await setTimeout(100)
      }
      await use({ config, app, wordsRead, ...connection })
    } finally {
      await app.close()
    }
  } finally {
    await connection.close()
    await postgres.stop()
    if (!kept) await rm(folder, { recursive: true, force: true })
  }
}
