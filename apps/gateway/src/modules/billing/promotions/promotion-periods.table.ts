import type { PromotionEffect } from '@trassa/contracts/enumerations/promotion-effects'
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, ref } from '../../../platform/database/columns.ts'
import { ads } from '../../ads/public.ts'
import { promotions } from './promotions.table.ts'

/**
 * The paid time of a promotion's effect. Periods of one effect of an ad follow one another in the order of purchase;
 * all of an ad's stand still while it is not in the lists. `ads` has what they come to (`project-promotions.ts`).
 */
export const promotionPeriods = pgTable(
  'promotion_periods',
  {
    promotionId: ref()
      .notNull()
      .references(() => promotions.id, { onDelete: 'cascade' }),
    adId: ref()
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    effect: text().$type<PromotionEffect>().notNull(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    /** Since when its time stands still; both ends move on by as long as it stood. */
    stoppedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.promotionId, table.effect] }),
    index('promotion_periods_ad').on(table.adId),
  ],
)
