import { pgTable } from 'drizzle-orm/pg-core'
import { moment, ref } from '../../../platform/database/columns.ts'
import { ads } from '../../ads/public.ts'
import { users } from '../../identity/public.ts'

/** The moderator who checks an ad; a claim is valid until `expiresAt` (domain §9). */
export const moderationClaims = pgTable('moderation_claims', {
  adId: ref()
    .primaryKey()
    .references(() => ads.id, { onDelete: 'cascade' }),
  moderatorId: ref()
    .notNull()
    .references(() => users.id),
  expiresAt: moment().notNull(),
})
