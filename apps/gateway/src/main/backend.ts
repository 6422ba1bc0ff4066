import { paymentNotice } from '@trassa/contracts/calls/payments'
import type { FastifyInstance } from 'fastify'
import { sandboxPages } from '../modules/billing/public.ts'
import { countDue } from '../modules/mailings/public.ts'
import {
  filesFolder,
  openFileStorage,
  photoFiles,
  startIncomingCleaning,
} from '../modules/media/public.ts'
import {
  countWaitingTelegram,
  createChannels,
  devMailboxPages,
  readChannelFigures,
} from '../modules/messaging/public.ts'
import {
  createUnsubscription,
  noticePages,
  oneClickUnsubscribe,
} from '../modules/notifications/public.ts'
import {
  createReferenceCache,
  loadDictionaries,
  type ReferenceCache,
} from '../modules/reference/public.ts'
import type { SearchService } from '../modules/search/public.ts'
import { sandboxChatPages, telegramWebhook } from '../modules/telegram-bot/public.ts'
import { createUnderstanding, type Understanding } from '../modules/understanding/public.ts'
import type { Connection } from '../platform/database/connect.ts'
import { isMigrated, migrateDatabase } from '../platform/database/migrate-database.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { healthPages } from '../platform/health/health.routes.ts'
import { createHealth, type Health } from '../platform/health/health.ts'
import type { JobQueue } from '../platform/jobs/job-queue.ts'
import type { RunReports } from '../platform/jobs/run-job.ts'
import { createMetrics, type Metrics } from '../platform/metrics/metrics.ts'
import { serveMetrics } from '../platform/metrics/metrics-server.ts'
import { gateway } from './app.ts'
import { messageFiles } from './compose/message-files.ts'
import { composeMessaging } from './compose/messaging.ts'
import { composeSearch } from './compose/search.ts'
import type { Config } from './config.ts'
import { startModerationBatches } from './moderation-batches.ts'
import { startImports } from './stock-imports.ts'
import { botClosedText } from './telegram/bot-closed-text.ts'
import { botFeatures } from './telegram/bot-features.ts'
import { startTelegram } from './telegram/telegram.ts'
import { installJobs, openJobs, startWorker } from './worker.ts'

interface Parts {
  connection: Connection
  queue: JobQueue
  health: Health
  metrics: Metrics | undefined
  reference: ReferenceCache
  search: SearchService
  understanding: Understanding
}

/**
 * Everything behind the calls, on a server, by the process's role: opens the database, brings schema,
 * dictionaries and queues up to date and starts the worker; unless it is a worker only, seeds the demo and
 * mounts the gateway, the file storage and – in the demo – the dev mailbox at their bases. All of it
 * stops with the server.
 *
 * @returns the metrics, for what else the server counts; `undefined` where they are off.
 */
export async function mountBackend(
  app: FastifyInstance,
  config: Config,
): Promise<Metrics | undefined> {
  const database = await openDatabase(config, {
    report: (message, error) =>
      app.log.warn({ ...(error !== undefined && { err: error }) }, message),
  })
  app.addHook('onClose', database.stop)
  const { connection } = database
  const { db, pool, heartbeat } = connection
  const health = createHealth()
  health.add('database', async () => (await db.execute('SELECT 1')).rowCount === 1)
  health.add('migrations', () => isMigrated(db))
  await app.register(healthPages, { health })
  const metrics = config.metrics && createMetrics()
  if (config.metrics && metrics) {
    metrics.countRequests(app)
    metrics.watchPool(pool)
    metrics.watchHeartbeat(heartbeat)
    metrics.watchWaiting(async () => ({
      messages: await countWaitingTelegram(db),
      mailings: await countDue(db),
    }))
    metrics.watchMessages(() => readChannelFigures(db))
    app.addHook('onClose', await serveMetrics(metrics, config.metrics))
  }
  await migrateDatabase(db)
  await loadDictionaries(db)
  await installJobs({ connection, config })
  const queue = await openJobs({ connection, config }, app.log)
  // Jobs end while requests do; what requests enqueue meanwhile is written all the same.
  app.stopping.signal.addEventListener('abort', () => void queue.stop().catch(() => undefined))
  app.addHook('onClose', queue.stop)

  // One index of live ads and one understanding of queries for requests, for mailings and for the bot.
  const reference = createReferenceCache(db)
  const search = composeSearch(config, { db, reference, log: app.log })
  const understanding = createUnderstanding({ db, reference, search, log: app.log })
  const shared = { reference, search, understanding }
  if (config.role !== 'worker') {
    metrics?.watchKept(search.keptFigures)
    await mountCalls(app, config, { connection, queue, health, metrics, ...shared })
  }

  const reports: RunReports = {
    log: app.log,
    onJobFinished: (run) => metrics?.countJob(run),
  }
  const stopCleaning = startIncomingCleaning(filesFolder(config), reports)
  app.addHook('preClose', async () => stopCleaning())
  if (config.role !== 'web') {
    await startWorker({ connection, config, queue }, reports)
    const { enqueue } = queue
    const stopTelegram = startTelegram({ connection, config, ...shared }, { enqueue, log: app.log })
    app.stopping.signal.addEventListener('abort', () => void stopTelegram())
    app.addHook('onClose', stopTelegram)
    const stopBatches = startModerationBatches({ connection, config }, { enqueue, log: app.log })
    app.stopping.signal.addEventListener('abort', () => void stopBatches())
    app.addHook('onClose', stopBatches)
    const stopImports = startImports({ connection, config }, { enqueue, log: app.log })
    app.stopping.signal.addEventListener('abort', () => void stopImports())
    app.addHook('onClose', stopImports)
  }
  return metrics
}

async function mountCalls(
  app: FastifyInstance,
  config: Config,
  { connection: { db }, queue: { enqueue }, ...parts }: Parts,
): Promise<void> {
  const storage = openFileStorage(config)
  const demo = config.mode === 'demo'
  if (demo) {
    // On demand: a production install leaves out `@trassa/demo-data`, a dev dependency.
    const { seedDemo } = await import('./demo/seed-demo.ts')
    await seedDemo(db, storage, config.demoAds)
  }

  await app.register(gateway, { config, db, enqueue, ...parts })
  await app.register(oneClickUnsubscribe, {
    prefix: config.gatewayBase,
    unsubscription: createUnsubscription({ db, codeSecret: config.codeSecret }),
  })
  if (config.telegramChannel.provider === 'bot' && config.telegramChannel.webhookSecret) {
    const { token, webhookSecret: secret } = config.telegramChannel
    await app.register(telegramWebhook, { prefix: config.gatewayBase, db, token, secret })
  }
  await app.register(photoFiles, { prefix: config.filesBase, storage })
  if (!demo) return
  const { publicUrl } = config
  const picturesUrl = `${config.filesBase}/images/`
  await app.register(devMailboxPages, { db, publicUrl, picturesUrl })
  await app.register(noticePages, { publicUrl, picturesUrl })
  if (config.telegramChannel.provider === 'dev-mailbox') {
    const channels = createChannels(config, db, messageFiles(db, storage))
    const { outbox, notifications } = composeMessaging({ db, enqueue, channels, config })
    const features = botFeatures({ db, ...parts, notifications, publicUrl })
    const closedText = botClosedText({ db, config, log: app.log })
    const chat = { db, outbox, features, closedText, publicUrl, picturesUrl }
    await app.register(sandboxChatPages, chat)
  }
  if (config.payment.provider !== 'sandbox') return
  const url = `${config.gatewayBase}${paymentNotice.path}`
  const notify = (payload: object) => app.inject({ method: 'POST', url, payload })
  await app.register(sandboxPages, { db, publicUrl, notify })
}
