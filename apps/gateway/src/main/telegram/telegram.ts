import type { FastifyBaseLogger } from 'fastify'
import { startMailings } from '../../modules/mailings/public.ts'
import { openFileStorage } from '../../modules/media/public.ts'
import {
  createChannels,
  type DispatcherPace,
  startTelegramDispatcher,
} from '../../modules/messaging/public.ts'
import type { ReferenceCache } from '../../modules/reference/public.ts'
import type { SearchService } from '../../modules/search/public.ts'
import { startTelegramBot, WEBHOOK_PATH } from '../../modules/telegram-bot/public.ts'
import {
  createUnderstanding,
  type UnderstandingService,
} from '../../modules/understanding/public.ts'
import type { Connection } from '../../platform/database/connect.ts'
import type { Enqueue } from '../../platform/jobs/job-queue.ts'
import { messageFiles } from '../compose/message-files.ts'
import { composeMessaging } from '../compose/messaging.ts'
import type { Config } from '../config.ts'
import { botClosedText } from './bot-closed-text.ts'
import { botFeatures } from './bot-features.ts'

interface TelegramDependencies {
  connection: Connection
  config: Config
  reference: ReferenceCache
  search: SearchService
  /** Shared with what else the process does; its own by default. */
  understanding?: UnderstandingService
}

interface TelegramRun {
  enqueue: Enqueue
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>
  /** Tests are less patient. */
  pace?: Partial<DispatcherPace>
}

/**
 * What a worker does for Telegram besides jobs: sends its messages, finds what mailings send, and runs the bot. Every
 * worker starts all of them, one at a time does each.
 *
 * @returns stops it; resolves when nothing is under way.
 */
export function startTelegram(
  { connection: { db }, config, reference, search, ...shared }: TelegramDependencies,
  { enqueue, log, pace }: TelegramRun,
): () => Promise<void> {
  if (config.telegramChannel.provider === 'off') return async () => undefined
  const { publicUrl } = config
  const channels = createChannels(config, db, messageFiles(db, openFileStorage(config)))
  const { outbox, notifications } = composeMessaging({ db, enqueue, channels, config })
  const stopDispatcher = startTelegramDispatcher({ db, outbox, log, ...(pace && { pace }) })
  const stopMailings = startMailings({
    db,
    outbox,
    reference,
    search,
    publicUrl,
    log,
    leaseSeconds: pace?.leaseSeconds,
  })
  const stops = [stopDispatcher, stopMailings]
  const stop = async () => {
    await Promise.all(stops.map((one) => one()))
  }
  if (config.telegramChannel.provider !== 'bot') return stop
  const { token, apiUrl, webhookSecret: secret } = config.telegramChannel
  const webhook = secret
    ? { url: `${publicUrl}${config.gatewayBase}${WEBHOOK_PATH}`, secret }
    : undefined
  const understanding = shared.understanding ?? createUnderstanding({ db, reference, search, log })
  const features = botFeatures({ db, reference, search, understanding, publicUrl, notifications })
  const closedText = botClosedText({ db, config, log })
  stops.push(startTelegramBot({ token, apiUrl, db, outbox, features, closedText, webhook, log }))
  return stop
}
