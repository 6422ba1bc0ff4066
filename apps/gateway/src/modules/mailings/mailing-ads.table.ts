import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, ref } from '../../platform/database/columns.ts'
import { ads } from '../ads/public.ts'
import { users } from '../identity/public.ts'
import { savedSearches } from '../saved-searches/public.ts'

/** Which ad was found for which person: sent once, whatever saved searches hold it (domain §8). */
export const mailingAds = pgTable(
  'mailing_ads',
  {
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    adId: ref()
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    /** The saved search that caused it; `null` once that is gone, and for what an answer shows. */
    savedSearchId: ref().references(() => savedSearches.id, { onDelete: 'set null' }),
    /** `waiting` for the next message, `counted` in one that shows others, `shown` in one, `answered`: shown in an answer to words. */
    state: text().$type<'waiting' | 'counted' | 'shown' | 'answered'>().notNull(),
    /** By a saved search, or by the last words that were answered with it. */
    foundAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.adId] }),
    index('mailing_ads_ad').on(table.adId),
    index('mailing_ads_search').on(table.savedSearchId),
    index('mailing_ads_found').on(table.foundAt),
  ],
)
