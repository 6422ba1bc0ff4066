import { readConfig } from '../main/config.ts'
import { startTelegram } from '../main/telegram/telegram.ts'
import { createReferenceCache } from '../modules/reference/public.ts'
import { createSearchService } from '../modules/search/public.ts'
import { connect } from '../platform/database/connect.ts'
import { openJobQueue } from '../platform/jobs/job-queue.ts'

/** A worker's part for Telegram as a process of its own, for tests that kill it; its settings are the environment's. */
const config = readConfig(process.env)
const connection = connect(config.databaseUrl ?? '', { max: 4 })
const { db, pool } = connection
const log = { error: () => undefined, warn: () => undefined }
const queue = await openJobQueue({ pool, works: false, onError: () => undefined })
const reference = createReferenceCache(db)
const search = createSearchService({ db, reference, log })
const stop = startTelegram(
  { connection, config, reference, search },
  {
    enqueue: queue.enqueue,
    log,
    pace: { perSecond: 100, chatPauseSeconds: 0.05, leaseSeconds: 1, takeoverMs: 50 },
  },
)
process.send?.('ready')
process.once('SIGTERM', async () => {
  await stop()
  process.exit()
})
