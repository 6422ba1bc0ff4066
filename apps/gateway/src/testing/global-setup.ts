import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { readConfig } from '../main/config.ts'
import { installJobs } from '../main/worker.ts'
import { loadDictionaries } from '../modules/reference/loading/load-dictionaries.ts'
import { connect } from '../platform/database/connect.ts'
import { startEmbeddedPostgres } from '../platform/database/embedded/embedded-postgres.ts'
import { migrateDatabase } from '../platform/database/migrate-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

const TEMPLATE = 'trassa_template'

/** One PostgreSQL for the whole run and one template with the schema, the dictionaries and the queues; each file clones it. */
export default async function setup(project: TestProject) {
  const folder = join(tmpdir(), `trassa-test-${process.pid}`)
  const postgres = await startEmbeddedPostgres(folder, {
    fsync: 'off',
    full_page_writes: 'off',
    synchronous_commit: 'off',
    wal_level: 'minimal',
    max_wal_senders: '0',
    // A file may start several processes, each with a pool of its own.
    max_connections: String(20 + 60 * project.config.maxWorkers),
  })
  const admin = new pg.Client({ connectionString: postgres.url('postgres') })
  await admin.connect()
  await admin.query(`CREATE DATABASE ${TEMPLATE}`)
  await admin.end()
  const connection = connect(postgres.url(TEMPLATE))
  await migrateDatabase(connection.db)
  await loadDictionaries(connection.db)
  await installJobs({ connection, config: readConfig({}) })
  await connection.close()
  project.provide('postgresUrl', postgres.url('postgres'))
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
