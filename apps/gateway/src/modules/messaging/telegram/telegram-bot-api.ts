import { Api, InputFile } from 'grammy'
import type { InlineKeyboardButton } from 'grammy/types'
import type { ChannelSender } from '../channels/channel.ts'
import { DeliveryFailure } from '../channels/delivery-failure.ts'
import { isPictureRefused, telegramFailure } from './telegram-failure.ts'
import { readTelegramMessage, type TelegramMessage } from './telegram-message.ts'

/** The outbox's claim on a message lasts longer than two calls (`CLAIM_SECONDS`). */
const TIMEOUT_SECONDS = 10

/** Reads a picture of the file storage as JPEG; `undefined` where it is gone. `main` plugs it in. */
export type ReadPicture = (key: string) => Promise<Buffer | undefined>

export interface TelegramBotSettings {
  token: string
  /** Where the Bot API answers: Telegram's, a server of one's own, or a test's. */
  apiUrl: string
}

/** Telegram's Bot API (domain §6, §8). A message whose picture Telegram does not take goes without it. */
export function createTelegramBotApi(
  settings: TelegramBotSettings & { readPicture: ReadPicture; timeoutSeconds?: number },
): ChannelSender {
  const { token, apiUrl, readPicture, timeoutSeconds = TIMEOUT_SECONDS } = settings
  const api = new Api(token, { apiRoot: apiUrl, timeoutSeconds })

  const sendText = (chatId: string, message: TelegramMessage) =>
    api.sendMessage(chatId, message.text, {
      ...optionsOf(message),
      link_preview_options: { is_disabled: true },
    })

  const pictureOf = async ({ picture }: TelegramMessage) => {
    if (!picture) return undefined
    if ('url' in picture) return picture.url
    const bytes = await readPicture(picture.file)
    return bytes && new InputFile(bytes, 'picture.jpg')
  }

  return {
    async send(chatId, body) {
      const message = readTelegramMessage(body)
      const picture = await pictureOf(message).catch((cause: unknown) => {
        throw new DeliveryFailure('provider', 'telegram: picture unreadable', { cause })
      })
      try {
        if (!picture) await sendText(chatId, message)
        else {
          await api
            .sendPhoto(chatId, picture, { ...optionsOf(message), caption: message.text })
            .catch((error: unknown) => {
              if (isPictureRefused(error)) return sendText(chatId, message)
              throw error
            })
        }
      } catch (error) {
        throw telegramFailure(error)
      }
    },
  }
}

const optionsOf = ({ buttons }: TelegramMessage) => ({
  parse_mode: 'HTML' as const,
  ...(buttons && { reply_markup: toInlineKeyboard(buttons) }),
})

/** Rows of buttons as the Bot API takes them. */
export const toInlineKeyboard = (buttons: NonNullable<TelegramMessage['buttons']>) => ({
  inline_keyboard: buttons.map((row) => row.map(toButton)),
})

const toButton = (
  button: NonNullable<TelegramMessage['buttons']>[number][number],
): InlineKeyboardButton =>
  'url' in button
    ? { text: button.text, url: button.url }
    : { text: button.text, callback_data: button.data }
