import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'

/** How far the bot has read what people write to it. */
export const telegramUpdates = pgTable('telegram_updates', {
  /** The public part of the bot's token: another bot counts anew. */
  botId: text().primaryKey(),
  lastUpdateId: bigint({ mode: 'number' }).notNull(),
  handledAt: moment().notNull().defaultNow(),
})
