import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, ref } from '../../../platform/database/columns.ts'
import { users } from '../users/users.table.ts'

/**
 * One-time links into the bot that link a Telegram account (domain §2). The token itself is only in the link. The row
 * stays for a day after its time, so that a late or repeated use is answered as such.
 */
export const telegramLinks = pgTable(
  'telegram_links',
  {
    tokenHash: text().primaryKey(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index('telegram_links_user').on(table.userId)],
)
