import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/database/columns.ts'

/** What concerns a private chat with the bot, whichever account it is linked to. */
export const telegramChats = pgTable('telegram_chats', {
  /** Telegram's number of the chat, which is that of the person's account. */
  chatId: text().primaryKey(),
  /** No message goes to the chat before: one is on its way, the last was a moment ago, or Telegram has said so. */
  freeAt: moment().notNull().defaultNow(),
  /** Nothing but answers is sent from then on: `/stop`, or Telegram has refused the chat. */
  stoppedAt: moment(),
})
