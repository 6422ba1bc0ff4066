import type { FastifyInstance } from 'fastify'
import { gateway } from './app.ts'
import type { Config } from './config.ts'
import type { Database } from './database/connect.ts'
import { migrateDatabase } from './database/migrate.ts'
import { openDatabase } from './database/open.ts'
import { seedDemo } from './features/demo/seed-demo.ts'
import { loadDictionaries } from './features/dictionaries/load-dictionaries.ts'
import { outboxPages } from './features/outbox/outbox.routes.ts'
import { openFileStorage } from './features/photos/open-file-storage.ts'
import { photoFiles } from './features/photos/photo-files.ts'

export interface Backend {
  db: Database
  /** Mounts the gateway, the file storage and, in the demo, the developers' outbox at their places. */
  mount: (app: FastifyInstance) => Promise<void>
  stop: () => Promise<void>
}

/** Everything behind the calls, ready: the database opened and migrated, the dictionaries loaded, the demo seeded. */
export async function openBackend(config: Config): Promise<Backend> {
  const database = await openDatabase(config)
  const { db } = database.connection
  await migrateDatabase(db)
  await loadDictionaries(db)
  const storage = openFileStorage(config)
  if (config.mode === 'demo') await seedDemo(db, storage, config.demoAds)
  return {
    db,
    async mount(app) {
      await app.register(gateway, { prefix: config.gatewayBase, config, db })
      await app.register(photoFiles, { prefix: config.filesBase, storage })
      if (config.mode === 'demo') await app.register(outboxPages, { db })
    },
    stop: database.stop,
  }
}
