import type { Context } from 'grammy'
import { toInlineKeyboard } from '../messaging/public.ts'
import type { PressAnswer } from './bot-feature.ts'

/** The addresses of the buttons of the pressed message. */
export const linksBelow = ({ callbackQuery }: Context): string[] => {
  const rows = callbackQuery?.message?.reply_markup?.inline_keyboard ?? []
  return rows.flat().flatMap((button) => ('url' in button ? [button.url] : []))
}

/** Ends the waiting of the pressed button, then edits its message. */
export function* callsAfterPress(context: Context, { notice, text, buttons }: PressAnswer) {
  yield () => context.answerCallbackQuery(notice === undefined ? {} : { text: notice })
  const message = context.callbackQuery?.message
  // Telegram gives bots no content of messages that are too old, and takes no edits of them.
  if (!message || message.date === 0) return
  const options = buttons && { reply_markup: toInlineKeyboard(buttons) }
  const html = { parse_mode: 'HTML' as const, ...options }
  if (text === undefined) {
    if (buttons) yield () => context.editMessageReplyMarkup(options)
  } else if ('photo' in message) {
    yield () => context.editMessageCaption({ caption: text, ...html })
  } else yield () => context.editMessageText(text, html)
}
