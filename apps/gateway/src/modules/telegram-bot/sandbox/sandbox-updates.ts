import type { Chat, Message, Update, User } from 'grammy/types'
import { type TelegramMessage, toInlineKeyboard } from '../../messaging/public.ts'

/** The person in front of a browser, as Telegram describes them. */
interface Person {
  chatId: number
}

const now = () => Math.floor(Date.now() / 1000)

const userOf = ({ chatId }: Person): User => ({
  id: chatId,
  is_bot: false,
  first_name: 'Гость',
  username: `demo_${chatId}`,
})
const chatOf = ({ chatId }: Person): Chat.PrivateChat => ({
  id: chatId,
  type: 'private',
  first_name: 'Гость',
})

/** A message that a person has written; commands are marked as Telegram marks them. */
export function writtenUpdate(person: Person, text: string): Update {
  const command = /^\/\w+/.exec(text)?.[0]
  return {
    update_id: 0,
    message: {
      message_id: 0,
      date: now(),
      chat: chatOf(person),
      from: userOf(person),
      text,
      ...(command && { entities: [{ type: 'bot_command', offset: 0, length: command.length }] }),
    },
  }
}

/** The press of a button below a message of the bot. */
export function pressedUpdate(
  person: Person,
  {
    messageId,
    message: { picture, buttons },
    data,
  }: { messageId: number; message: TelegramMessage; data: string },
): Update {
  const message = {
    message_id: messageId,
    date: now(),
    chat: chatOf(person),
    ...(picture ? { photo: [] } : { text: '' }),
    ...(buttons && { reply_markup: toInlineKeyboard(buttons) }),
  } as unknown as Message
  return {
    update_id: 0,
    callback_query: {
      id: String(messageId),
      from: userOf(person),
      chat_instance: String(person.chatId),
      data,
      message,
    },
  }
}
