import type { Transformer } from 'grammy'
import type { InlineKeyboardMarkup } from 'grammy/types'
import type { Database } from '../../../platform/database/connect.ts'
import {
  readTelegramMessage,
  type TelegramMessage,
  telegramBody,
  updateDevMailboxMessage,
} from '../../messaging/public.ts'
import type { TelegramButtons } from '../bot-feature.ts'

/** The fields of the calls that follow a press, as the Bot API names them. */
interface Payload {
  chat_id?: string | number
  message_id?: number
  text?: string
  caption?: string
  reply_markup?: InlineKeyboardMarkup
}

/**
 * Answers the calls that the bot makes after a press, in place of Telegram: edits change the dev mailbox.
 *
 * @param onNotice gets what stands above the chat for a moment
 */
export function sandboxBotApi(db: Database, onNotice: (text: string) => void): Transformer {
  return async (_next, method, payload) => {
    const { chat_id, message_id, text, caption, reply_markup } = payload as Payload
    if (method === 'answerCallbackQuery') {
      if (text) onNotice(text)
    } else {
      const buttons = buttonsOf(reply_markup)
      const edited = text ?? caption
      const changed = { ...(edited && { text: edited }), ...(buttons && { buttons }) }
      const place = { id: String(message_id), recipient: String(chat_id) }
      await updateDevMailboxMessage(db, place, (body) => edit(body, changed))
    }
    return { ok: true, result: true } as Awaited<ReturnType<typeof _next>>
  }
}

/** A message without buttons names none. */
function edit(body: string, changed: Partial<TelegramMessage>): string {
  const { buttons, ...message } = { ...readTelegramMessage(body), ...changed }
  return telegramBody({ ...message, ...(buttons && buttons.length > 0 && { buttons }) })
}

const buttonsOf = (markup: InlineKeyboardMarkup | undefined): TelegramButtons | undefined =>
  markup?.inline_keyboard.map((row) =>
    row.flatMap((one): TelegramButtons[number] => {
      if ('url' in one) return [{ text: one.text, url: one.url }]
      return 'callback_data' in one ? [{ text: one.text, data: one.callback_data }] : []
    }),
  )
