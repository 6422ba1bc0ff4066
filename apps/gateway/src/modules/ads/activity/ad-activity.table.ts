import { date, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { ref } from '../../../platform/database/columns.ts'
import { ads } from '../ads.table.ts'

const count = () => integer().notNull().default(0)

/** What buyers have done with an ad on a day of Moscow time; days without anything have no row. */
export const adActivity = pgTable(
  'ad_activity',
  {
    adId: ref()
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    /** Cards that were on a screen. */
    impressions: count(),
    views: count(),
    /** Phones that were shown. */
    phones: count(),
    favorites: count(),
  },
  (table) => [primaryKey({ columns: [table.adId, table.day] })],
)
