import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { MailingFrequency } from '@trassa/contracts/enumerations/saved-searches'
import { boolean, index, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { id, moment, ref } from '../../platform/database/columns.ts'
import { users } from '../identity/public.ts'

/**
 * The saved searches of mailings. Equal ones of a user are prevented by the lock on the user. A trigger keeps
 * `changed`, the transaction that wrote the row last, as for ads: mailings follow it.
 */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: id().primaryKey(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    adType: text().$type<AdType>().notNull(),
    /** The canonical query string of the list, without the order. */
    query: text().notNull(),
    /** Empty where it is called by its filters. */
    name: text().notNull(),
    frequency: text().$type<MailingFrequency>().notNull(),
    paused: boolean().notNull(),
    quietFrom: smallint().notNull(),
    quietTo: smallint().notNull(),
    timeZone: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    /** What its list held then is no news: it was made, continued, or its filters were changed. */
    since: moment().notNull().defaultNow(),
    /** Deleted, and gone for good a day later; the bot, which has a button for it, can take that back until then. */
    deletedAt: moment(),
  },
  (table) => [index('saved_searches_user').on(table.userId)],
)

export type SavedSearchRecord = typeof savedSearches.$inferSelect
