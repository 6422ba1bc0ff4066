import type { FastifyInstance } from 'fastify'
import { gateway } from './app.ts'
import type { Config } from './config.ts'
import type { Database } from './database/connect.ts'
import { migrateDatabase } from './database/migrate.ts'
import { openDatabase } from './database/open.ts'
import { loadDictionaries } from './features/dictionaries/load-dictionaries.ts'

export interface Backend {
  db: Database
  /** Mounts the gateway and the file storage at their bases. */
  mount: (app: FastifyInstance) => Promise<void>
  stop: () => Promise<void>
}

/** Everything behind the calls, ready: the database opened and migrated, the dictionaries loaded. */
export async function openBackend(config: Config): Promise<Backend> {
  const database = await openDatabase(config)
  const { db } = database.connection
  await migrateDatabase(db)
  await loadDictionaries(db)
  return {
    db,
    async mount(app) {
      await app.register(gateway, { prefix: config.gatewayBase, config, db })
    },
    stop: database.stop,
  }
}
