import type { FastifyInstance } from 'fastify'
import { filesFolder, openFileStorage, photoFiles } from '../modules/media/public.ts'
import { outboxPages } from '../modules/messaging/public.ts'
import { loadDictionaries } from '../modules/reference/public.ts'
import { isMigrated, migrateDatabase } from '../platform/database/migrate-database.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { healthPages } from '../platform/health/health.routes.ts'
import { createHealth } from '../platform/health/health.ts'
import { handleErrors } from '../platform/http/errors.ts'
import { createMetrics } from '../platform/metrics/metrics.ts'
import { serveMetrics } from '../platform/metrics/metrics-server.ts'
import { gateway } from './app.ts'
import type { Config } from './config.ts'
import { startWorker } from './worker.ts'

/**
 * Everything behind the calls, on a server: opens the database, brings schema and dictionaries up to
 * date, seeds the demo, mounts the gateway, the file storage and – in the demo – the developers'
 * outbox at their bases. The worker runs beside them, and all of it stops with the server.
 */
export async function mountBackend(app: FastifyInstance, config: Config): Promise<void> {
  const database = await openDatabase(config)
  app.addHook('onClose', database.stop)
  const { db, pool } = database.connection
  const health = createHealth()
  health.add('database', async () => (await db.execute('SELECT 1')).rowCount === 1)
  health.add('migrations', () => isMigrated(db))
  await app.register(healthPages, { health })
  const metrics = config.metrics && createMetrics()
  if (config.metrics && metrics) {
    metrics.countRequests(app)
    metrics.watchPool(pool)
    app.addHook('onClose', await serveMetrics(metrics, config.metrics))
  }
  await migrateDatabase(db)
  await loadDictionaries(db)
  const storage = openFileStorage(config)
  const demo = config.mode === 'demo'
  if (demo) {
    // On demand: a production install leaves out `@trassa/demo-data`, a dev dependency.
    const { seedDemo } = await import('./demo/seed-demo.ts')
    await seedDemo(db, storage, config.demoAds)
  }

  await app.register(gateway, { prefix: config.gatewayBase, config, db, health, metrics })
  await app.register(photoFiles, { prefix: config.filesBase, storage })
  for (const prefix of [config.legacyBase, config.payBase]) {
    await app.register(async (scope) => handleErrors(scope), { prefix })
  }
  if (demo) await app.register(outboxPages, { db })

  const stopWorker = await startWorker({
    pool,
    db,
    storage,
    filesFolder: filesFolder(config),
    log: app.log,
  })
  app.addHook('preClose', stopWorker)
}
