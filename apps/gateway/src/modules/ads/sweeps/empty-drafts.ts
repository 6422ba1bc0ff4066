import { AD_COLUMNS } from '@trassa/catalog/engine/definition'
import { AD_STATS, PAYMENT_STATUSES } from '@trassa/contracts/enumerations/ads'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { ads } from '../ads.table.ts'

/**
 * A draft that holds nothing but what a form fills in by itself: the contact's name and the city. "Мои объявления"
 * leaves it out, `purge-empty-drafts` deletes it.
 */
export const isEmptyDraft = and(
  eq(ads.stat, AD_STATS.draft.stat),
  eq(ads.paymentStatus, PAYMENT_STATUSES.free),
  isNull(ads.price),
  eq(ads.description, ''),
  eq(ads.address, ''),
  eq(ads.photosTotal, 0),
  sql`${ads.fields} = '{}'::jsonb`,
  ...AD_COLUMNS.map((column) => isNull(ads[column])),
)
