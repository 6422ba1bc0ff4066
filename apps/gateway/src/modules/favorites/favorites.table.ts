import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { moment, ref } from '../../platform/database/columns.ts'
import { ads } from '../ads/public.ts'
import { users } from '../identity/public.ts'

/** Who has which ad among their favourites. The key begins with the user, by whom the table would be distributed. */
export const favorites = pgTable(
  'favorites',
  {
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    adId: ref()
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    addedAt: moment().notNull().defaultNow(),
    /** `priceDroppedAt` of the drop that the user was told of last. */
    toldDropAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.adId] }),
    index('favorites_ad').on(table.adId),
  ],
)
