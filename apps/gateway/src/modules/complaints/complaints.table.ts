import type { ComplaintOutcome, ComplaintReason } from '@trassa/contracts/enumerations/complaints'
import { sql } from 'drizzle-orm'
import { index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, moment, ref } from '../../platform/database/columns.ts'
import { ads } from '../ads/public.ts'
import { users } from '../identity/public.ts'

/** What visitors and users say is wrong with an ad (domain §3: many reports, §9: the lane). */
export const complaints = pgTable(
  'complaints',
  {
    id: id().primaryKey(),
    adId: ref()
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    userId: ref().references(() => users.id, { onDelete: 'set null' }),
    /** The user, or the network of a visitor as a hash for this ad only: each complains of an ad once. */
    complainant: text().notNull(),
    reason: text().$type<ComplaintReason>().notNull(),
    comment: text().notNull(),
    requestId: text(),
    sessionId: text().notNull(),
    at: moment().notNull().defaultNow(),
    /** `null` while it waits for a moderator. */
    outcome: text().$type<ComplaintOutcome>(),
    /** When the user who complained was told the outcome. */
    toldAt: moment(),
  },
  (table) => [
    unique('complaints_once').on(table.adId, table.complainant),
    index('complaints_user').on(table.userId, table.id),
    index('complaints_untold')
      .on(table.id)
      .where(sql`outcome IS NOT NULL AND told_at IS NULL AND user_id IS NOT NULL`),
    index('complaints_open').on(table.adId, table.id).where(sql`outcome IS NULL`),
  ],
)
