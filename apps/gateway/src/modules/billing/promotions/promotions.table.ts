import type { Promotion } from '@trassa/contracts/enumerations/goods'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment, ref } from '../../../platform/database/columns.ts'
import { ads } from '../../ads/public.ts'
import { orderLines } from '../orders/orders.table.ts'

/** What was sold for an ad (domain §5); its time, where it has any, is in `promotion_periods`. */
export const promotions = pgTable(
  'promotions',
  {
    id: id().primaryKey(),
    adId: ref()
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    /** The line that it was bought with; `null` for a compensation. */
    lineId: ref()
      .unique()
      .references(() => orderLines.id),
    promotion: text().$type<Promotion>().notNull(),
    givenAt: moment().notNull(),
    /** Lifts at the owner's choice that are left. */
    liftsLeft: integer().notNull().default(0),
    dailyLiftsLeft: integer().notNull().default(0),
    /** When the next daily lift of the ad is due, in each of its promotions that has one left. */
    nextDailyLiftAt: moment(),
    revokedAt: moment(),
  },
  (table) => [
    index('promotions_ad').on(table.adId),
    index('promotions_daily')
      .on(table.nextDailyLiftAt)
      .where(sql`daily_lifts_left > 0 AND revoked_at IS NULL`),
  ],
)
