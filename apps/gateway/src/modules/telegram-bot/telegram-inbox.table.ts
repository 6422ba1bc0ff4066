import { bigint, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Update } from 'grammy/types'
import { moment } from '../../platform/database/columns.ts'

/** Updates that Telegram has brought by its webhook, until a worker handles them, and for a day after that. */
export const telegramInbox = pgTable(
  'telegram_inbox',
  {
    /** The public part of the bot's token. */
    botId: text().notNull(),
    updateId: bigint({ mode: 'number' }).notNull(),
    /** What a person has written; erased with the handling. */
    update: jsonb().$type<Update>(),
    handledAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.botId, table.updateId] }),
    index('telegram_inbox_handled').on(table.handledAt),
  ],
)
