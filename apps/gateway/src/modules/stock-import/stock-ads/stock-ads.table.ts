import type { StockMapping } from '@trassa/contracts/entities/moderator/stock-import'
import { jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment, ref } from '../../../platform/database/columns.ts'
import { ads } from '../../ads/public.ts'
import type { FeedPhoto } from '../../feeds/public.ts'
import { users } from '../../identity/public.ts'

/** Ads that imports have made or changed: found again by the dealer's number or the row's fingerprint, their photographs by address. */
export const stockAds = pgTable(
  'stock_ads',
  {
    adId: ref()
      .primaryKey()
      .references(() => ads.id, { onDelete: 'cascade' }),
    ownerId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    externalId: text(),
    /** Of the row that the ad was made of, where that had neither number nor VIN (decision 160). */
    fingerprint: text(),
    photos: jsonb().$type<FeedPhoto[]>().notNull().default([]),
  },
  (table) => [
    uniqueIndex('stock_ads_external_id').on(table.ownerId, table.externalId),
    uniqueIndex('stock_ads_fingerprint').on(table.ownerId, table.fingerprint),
  ],
)

export type StockAd = typeof stockAds.$inferSelect

/** How the last file of an owner was understood. */
export const stockMappings = pgTable('stock_mappings', {
  ownerId: ref()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  mapping: jsonb().$type<StockMapping>().notNull(),
  changedAt: moment().notNull().defaultNow(),
})
