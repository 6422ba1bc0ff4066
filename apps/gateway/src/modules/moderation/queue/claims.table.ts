import { pgTable } from 'drizzle-orm/pg-core'
import { moment, ref } from '../../../platform/database/columns.ts'
import { ads } from '../../ads/public.ts'
import { users } from '../../identity/public.ts'

/** Who checks an ad now: a row counts until `expiresAt` (domain §9). */
export const moderationClaims = pgTable('moderation_claims', {
  adId: ref()
    .primaryKey()
    .references(() => ads.id, { onDelete: 'cascade' }),
  moderatorId: ref()
    .notNull()
    .references(() => users.id),
  expiresAt: moment().notNull(),
})
