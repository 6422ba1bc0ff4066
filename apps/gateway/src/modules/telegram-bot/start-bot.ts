import type { FastifyBaseLogger } from 'fastify'
import { Api } from 'grammy'
import type { Update } from 'grammy/types'
import type { Database } from '../../platform/database/connect.ts'
import { startLeasedLoop } from '../../platform/lease/leased-loop.ts'
import type { Outbox } from '../messaging/public.ts'
import { createBot } from './bot.ts'
import { BOT_COMMANDS } from './bot-texts.ts'
import { readLastUpdate, takeUpdate } from './telegram-updates.repository.ts'

/** How long Telegram keeps a question open while there is nothing new. */
const POLL_SECONDS = 15
const TIMEOUT_SECONDS = POLL_SECONDS + 10
/** Longer than a turn with its renewal. */
const LEASE_SECONDS = 90
/** After so many failures an update is left out, so that those behind it are handled. */
const ATTEMPTS = 3

interface BotDependencies {
  token: string
  apiUrl: string
  db: Database
  outbox: Outbox
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>
}

/**
 * Runs the bot by long polling (domain §8), in one process of all that start it. An update is handled in the
 * transaction that marks it, its answer included: once, whenever a process dies.
 *
 * @returns stops it; resolves when nothing is under way.
 */
export function startTelegramBot({ token, apiUrl, db, outbox, log }: BotDependencies) {
  const api = new Api(token, { apiRoot: apiUrl, timeoutSeconds: TIMEOUT_SECONDS })
  const botId = token.split(':')[0] ?? token
  const failures = new Map<number, number>()
  let bot: ReturnType<typeof createBot> | undefined

  const introduce = async () => {
    const me = await api.getMe()
    // A webhook of an earlier installation would refuse polling.
    await api.deleteWebhook()
    await api.setMyCommands(BOT_COMMANDS)
    return createBot({ token, me, outbox })
  }

  const handle = async (of: ReturnType<typeof createBot>, update: Update) => {
    const { update_id: id } = update
    const failed = failures.get(id) ?? 0
    try {
      await db.transaction(async (tx) => {
        if (!(await takeUpdate(tx, botId, id))) return
        if (failed < ATTEMPTS) await of.handle(tx, update)
        else log.warn({ updateId: id }, 'Telegram update was left out')
      })
      failures.delete(id)
    } catch (error) {
      failures.set(id, failed + 1)
      throw error
    }
  }

  return startLeasedLoop(
    {
      name: 'telegram-bot',
      leaseSeconds: LEASE_SECONDS,
      pauseMs: 50,
      async turn({ signal }) {
        bot ??= await introduce()
        const last = await readLastUpdate(db, botId)
        const updates = await api
          .getUpdates(
            {
              ...(last !== undefined && { offset: last + 1 }),
              timeout: POLL_SECONDS,
              allowed_updates: ['message', 'callback_query', 'my_chat_member'],
            },
            signal as Parameters<typeof api.getUpdates>[1],
          )
          .catch((error: unknown) => {
            if (signal.aborted) return []
            throw error
          })
        for (const update of updates) {
          if (signal.aborted) return
          await handle(bot, update)
        }
      },
    },
    { db, log },
  )
}
