import type { FastifyBaseLogger } from 'fastify'
import { openFileStorage } from '../modules/media/public.ts'
import { createChannels, startTelegramDispatcher } from '../modules/messaging/public.ts'
import { type BotFeature, startTelegramBot } from '../modules/telegram-bot/public.ts'
import type { Connection } from '../platform/database/connect.ts'
import type { Enqueue } from '../platform/jobs/job-queue.ts'
import type { Config } from './config.ts'
import { messageFiles } from './message-files.ts'
import { composeMessaging } from './messaging.ts'

/** What the modules add to the bot: commands and buttons. */
const BOT_FEATURES: readonly BotFeature[] = []

/**
 * What a worker does for Telegram besides jobs: sends its messages and runs the bot. Every worker starts both, one at a time does each.
 *
 * @returns stops it; resolves when nothing is under way.
 */
export function startTelegram(
  { connection: { db }, config }: { connection: Connection; config: Config },
  { enqueue, log }: { enqueue: Enqueue; log: Pick<FastifyBaseLogger, 'error' | 'warn'> },
): () => Promise<void> {
  if (config.telegramChannel.provider === 'off') return async () => undefined
  const channels = createChannels(config, db, messageFiles(db, openFileStorage(config)))
  const { outbox } = composeMessaging({ db, enqueue, channels, config })
  const stopDispatcher = startTelegramDispatcher({ db, outbox, log })
  if (config.telegramChannel.provider !== 'bot') return stopDispatcher
  const { token, apiUrl } = config.telegramChannel
  const stopBot = startTelegramBot({ token, apiUrl, db, outbox, features: BOT_FEATURES, log })
  return async () => {
    await Promise.all([stopDispatcher(), stopBot()])
  }
}
