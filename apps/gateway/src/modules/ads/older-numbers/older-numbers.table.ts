import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { ref } from '../../../platform/database/columns.ts'
import { ads } from '../ads.table.ts'

/**
 * The numbers of ads that were taken over from the older product, where each category had numbers of its own
 * (docs/decisions/198). `category` is what older clients send as `oldAdCategory`.
 */
export const olderAdNumbers = pgTable(
  'older_ad_numbers',
  {
    category: text().notNull(),
    number: ref().notNull(),
    adId: ref()
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.category, table.number] }),
    index('older_ad_numbers_ad').on(table.adId),
  ],
)
