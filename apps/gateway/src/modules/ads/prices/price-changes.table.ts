import { bigint, index, pgTable } from 'drizzle-orm/pg-core'
import { id, moment, ref } from '../../../platform/database/columns.ts'
import { ads } from '../ads.table.ts'

/** Each change of the price of an ad that was published once; written in the transaction of the change. */
export const priceChanges = pgTable(
  'price_changes',
  {
    id: id().primaryKey(),
    adId: ref()
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    /** Kopecks; `null`: without a price. */
    priceFrom: bigint({ mode: 'number' }),
    priceTo: bigint({ mode: 'number' }),
    at: moment().notNull(),
  },
  (table) => [index('price_changes_ad').on(table.adId, table.at)],
)
