import type { Promotion } from '@trassa/contracts/enumerations/goods'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment, ref } from '../../../platform/database/columns.ts'
import { ads } from '../../ads/public.ts'
import { orderLines } from '../orders/orders.table.ts'

/** What was sold for an ad and is in effect (domain §5). Its time stops while the ad is blocked. */
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
    startsAt: moment().notNull(),
    /** `null` for what has no time, only lifts. */
    endsAt: moment(),
    /** Since when its time stands still. */
    stoppedAt: moment(),
    /** Lifts at the owner's choice that are left. */
    liftsLeft: integer().notNull().default(0),
    dailyLiftsLeft: integer().notNull().default(0),
    nextDailyLiftAt: moment(),
    revokedAt: moment(),
  },
  (table) => [
    index('promotions_ad').on(table.adId),
    index('promotions_daily')
      .on(table.nextDailyLiftAt)
      .where(sql`daily_lifts_left > 0 AND stopped_at IS NULL AND revoked_at IS NULL`),
  ],
)
