import type { FastifyBaseLogger } from 'fastify'
import { Api } from 'grammy'
import type { Update } from 'grammy/types'
import type { Database } from '../../platform/database/connect.ts'
import { startLeasedLoop } from '../../platform/lease/leased-loop.ts'
import type { Outbox } from '../messaging/public.ts'
import { createBot } from './bot.ts'
import type { BotFeature } from './bot-feature.ts'
import { botIdOf } from './bot-id.ts'
import { menuOf } from './bot-texts.ts'
import { POLL_SECONDS, pollingSource, type Webhook, webhookSource } from './update-sources.ts'

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
  /** What other modules add. */
  features: readonly BotFeature[]
  closedText: () => Promise<string | null>
  /** Telegram brings updates; it is asked for them where this is absent. */
  webhook?: Webhook | undefined
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>
}

/**
 * Runs the bot (domain §8), in one process of all that start it. An update is handled in the
 * transaction that marks it, its answer included: once, whenever a process dies. What takes long is made before it.
 *
 * @returns stops it; resolves when nothing is under way.
 */
export function startTelegramBot({
  token,
  apiUrl,
  db,
  outbox,
  features,
  closedText,
  webhook,
  log,
}: BotDependencies) {
  const api = new Api(token, { apiRoot: apiUrl, timeoutSeconds: TIMEOUT_SECONDS })
  const from = { api, db, botId: botIdOf(token) }
  const source = webhook ? webhookSource(from, webhook) : pollingSource(from)
  const failures = new Map<number, number>()
  const underWay = new Set<Promise<void>>()
  let bot: ReturnType<typeof createBot> | undefined

  const introduce = async () => {
    const me = await api.getMe()
    await source.open()
    await api.setMyCommands(menuOf(features))
    await api.setChatMenuButton({ menu_button: { type: 'commands' } })
    return createBot({ db, token, apiUrl, me, outbox, features, closedText })
  }

  /** Makes the calls that follow an update, in their order; later updates do not wait for them. */
  const callAfterwards = (calls: readonly (() => Promise<unknown>)[]) => {
    const made = calls.reduce(
      (before, call) =>
        before
          .then(call)
          .then(() => undefined)
          .catch((error: unknown) => log.warn({ err: error }, 'Telegram press was not answered')),
      Promise.resolve(),
    )
    const settled = made.finally(() => underWay.delete(settled))
    underWay.add(settled)
  }

  const handle = async (of: ReturnType<typeof createBot>, update: Update) => {
    const { update_id: id } = update
    const failed = failures.get(id) ?? 0
    try {
      const answer = failed < ATTEMPTS ? await of.prepare(update) : undefined
      const calls = await db.transaction(async (tx) => {
        if (!(await source.take(tx, id))) return []
        if (answer) return answer(tx)
        log.warn({ updateId: id }, 'Telegram update was left out')
        return []
      })
      callAfterwards(calls)
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
      pauseMs: source.pauseMs,
      async turn({ signal }) {
        bot ??= await introduce()
        const updates = await source.next(signal)
        for (const update of updates) {
          if (signal.aborted) return
          await handle(bot, update)
        }
      },
      async finish() {
        await Promise.all(underWay)
      },
    },
    { db, log },
  )
}
