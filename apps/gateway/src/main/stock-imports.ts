import type { FastifyBaseLogger } from 'fastify'
import { createAdPhotosService } from '../modules/ads/public.ts'
import {
  createPhotosService,
  filesFolder,
  incomingFolder,
  openFileStorage,
} from '../modules/media/public.ts'
import { createChannels } from '../modules/messaging/public.ts'
import { startStockImports } from '../modules/stock-import/public.ts'
import type { Connection } from '../platform/database/connect.ts'
import type { Enqueue } from '../platform/jobs/job-queue.ts'
import { withCircuitBreaker } from '../platform/net/public-fetch/circuit-breaker.ts'
import { createPublicFetch } from '../platform/net/public-fetch/public-fetch.ts'
import { adLifecycle } from './compose/ad-lifecycle.ts'
import { messageFiles } from './compose/message-files.ts'
import { composeMessaging } from './compose/messaging.ts'
import type { Config } from './config.ts'

/** What a worker does for imports of stock besides jobs. @returns stops it; resolves when nothing is under way. */
export function startImports(
  { connection: { db }, config }: { connection: Connection; config: Config },
  { enqueue, log }: { enqueue: Enqueue; log: Pick<FastifyBaseLogger, 'error'> },
): () => Promise<void> {
  const storage = openFileStorage(config)
  const channels = createChannels(config, db, messageFiles(db, storage))
  const { notifications } = composeMessaging({ db, enqueue, channels, config })
  const { publicUrl } = config
  const lifecycle = adLifecycle({ notifications, publicUrl })
  const now = () => new Date()
  return startStockImports({
    db,
    now,
    log,
    lifecycle,
    notifications,
    publicUrl,
    adPhotos: createAdPhotosService({ db, now, lifecycle }),
    fetch: withCircuitBreaker(createPublicFetch(config.feedPrivateHosts)),
    photos: createPhotosService({ db, storage }),
    incoming: incomingFolder(filesFolder(config)),
  })
}
