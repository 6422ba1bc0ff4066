import { readMessagesTo } from '../../messaging/public.ts'
import { findUserById } from '../users/users.repository.ts'
import type { AccountPart } from './account-part.ts'

/**
 * The SMS and letters that a user was sent, as a part of the account: their texts are not kept. Those of the last 30 days go with
 * their number by `purge-messages`, also after a deletion, whose own SMS is still on its way (docs/decisions/086).
 */
export const messagesPart: AccountPart = {
  name: 'messages',
  collect: async (db, userId) => {
    const user = await findUserById(db, userId)
    if (!user) return []
    const letters = user.email ? await readMessagesTo(db, user.email) : []
    return [...(await readMessagesTo(db, user.phone)), ...letters]
  },
  erase: async () => 0,
}
