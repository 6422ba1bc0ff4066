import type { Api } from 'grammy'
import type { Update } from 'grammy/types'
import type { Database, Transaction } from '../../platform/database/connect.ts'
import { readWaitingUpdates, takeWaitingUpdate } from './telegram-inbox.repository.ts'
import { readLastUpdate, takeUpdate } from './telegram-updates.repository.ts'

/** How long Telegram keeps a question open while there is nothing new. */
export const POLL_SECONDS = 15
/** Waiting updates that are read together. */
const READ_AT_ONCE = 50
const ALLOWED = ['message', 'callback_query', 'my_chat_member'] as const

/** Where the bot's updates come from. */
export interface UpdateSource {
  /** Between two questions. */
  pauseMs: number
  /** Tells Telegram where updates go. */
  open(): Promise<unknown>
  /** Updates that were not handled, the oldest first. */
  next(signal: AbortSignal): Promise<Update[]>
  /** Marks an update as handled in the transaction of what it causes. @returns whether it was not handled before. */
  take(tx: Transaction, updateId: number): Promise<boolean>
}

interface SourceDependencies {
  api: Api
  db: Database
  botId: string
}

/** Asks Telegram (long polling); needs no address of one's own. */
export const pollingSource = ({ api, db, botId }: SourceDependencies): UpdateSource => ({
  pauseMs: 50,
  // A webhook of an earlier configuration would refuse polling.
  open: () => api.deleteWebhook(),
  async next(signal) {
    const last = await readLastUpdate(db, botId)
    return api
      .getUpdates(
        {
          ...(last !== undefined && { offset: last + 1 }),
          timeout: POLL_SECONDS,
          allowed_updates: ALLOWED,
        },
        signal as Parameters<typeof api.getUpdates>[1],
      )
      .catch((error: unknown) => {
        if (signal.aborted) return []
        throw error
      })
  },
  take: (tx, updateId) => takeUpdate(tx, botId, updateId),
})

/** What Telegram needs to bring updates itself. */
export interface Webhook {
  url: string
  /** Comes with every update, in a header. */
  secret: string
}

/** Reads what Telegram has brought to `telegramWebhook`. */
export const webhookSource = (
  { api, db, botId }: SourceDependencies,
  { url, secret }: Webhook,
): UpdateSource => ({
  pauseMs: 300,
  open: () => api.setWebhook(url, { secret_token: secret, allowed_updates: ALLOWED }),
  next: () => readWaitingUpdates(db, botId, READ_AT_ONCE),
  take: (tx, updateId) => takeWaitingUpdate(tx, botId, updateId),
})
