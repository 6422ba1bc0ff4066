import type { FastifyBaseLogger } from 'fastify'
import { openFileStorage } from '../modules/media/public.ts'
import { createChannels } from '../modules/messaging/public.ts'
import { createWorkOf, startBatches } from '../modules/moderation/public.ts'
import type { Connection } from '../platform/database/connect.ts'
import type { Enqueue } from '../platform/jobs/job-queue.ts'
import { adLifecycle } from './compose/ad-lifecycle.ts'
import { messageFiles } from './compose/message-files.ts'
import { composeMessaging } from './compose/messaging.ts'
import type { Config } from './config.ts'

/** What a worker does for moderators' batches besides jobs. @returns stops it; resolves when nothing is under way. */
export function startModerationBatches(
  { connection: { db }, config }: { connection: Connection; config: Config },
  { enqueue, log }: { enqueue: Enqueue; log: Pick<FastifyBaseLogger, 'error'> },
): () => Promise<void> {
  const channels = createChannels(config, db, messageFiles(db, openFileStorage(config)))
  const { notifications } = composeMessaging({ db, enqueue, channels, config })
  const { publicUrl } = config
  const lifecycle = adLifecycle({ notifications, publicUrl })
  const workOf = createWorkOf({ lifecycle, notifications, publicUrl })
  return startBatches({ db, now: () => new Date(), workOf, log })
}
