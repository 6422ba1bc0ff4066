import type { Database } from '../../../platform/database/connect.ts'
import type { AccountPart } from '../account/account-part.ts'
import { deleteTelegramLinksOf, lockTelegramLinksOf } from './telegram-links.repository.ts'

/** The one-time links of a user into the bot: nothing to export, they hold no more than a hash. */
export const telegramLinksPart = (db: Database): AccountPart => ({
  name: 'telegramLinks',
  collect: async () => [],
  erase: (userId) => deleteTelegramLinksOf(db, userId),
  // A link that is opened after the merge would link the Telegram to the closed account.
  merge: {
    lock: lockTelegramLinksOf,
    move: async (tx, { closedId }) => {
      await deleteTelegramLinksOf(tx, closedId)
      return {}
    },
  },
})
