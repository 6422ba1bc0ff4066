import { readMessagesTo, readTelegramChat } from '../../messaging/public.ts'
import { findUserById } from '../users/users.repository.ts'
import type { AccountPart } from './account-part.ts'

/**
 * The SMS, letters and Telegram messages that a user was sent, as a part of the account: their texts are not kept. Those of the last 30 days go with
 * their number by `purge-messages`, also after a deletion, whose own SMS is still on its way (docs/decisions/086).
 */
export const messagesPart: AccountPart = {
  name: 'messages',
  collect: async (db, userId) => {
    const user = await findUserById(db, userId)
    if (!user) return []
    const letters = user.email ? await readMessagesTo(db, user.email) : []
    const { telegramId } = user
    const inTelegram = telegramId ? await readMessagesTo(db, telegramId) : []
    return [...(await readMessagesTo(db, user.phone)), ...letters, ...inTelegram]
  },
  erase: async () => 0,
  merge: null,
}

/** What is kept about a user's chat with the bot; the deletion of the account deletes it (`delete-account.ts`). */
export const telegramChatPart: AccountPart = {
  name: 'telegramChat',
  collect: async (db, userId) => {
    const user = await findUserById(db, userId)
    return user?.telegramId ? readTelegramChat(db, user.telegramId) : []
  },
  erase: async () => 0,
  merge: null,
}
