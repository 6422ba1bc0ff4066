import { sql } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment, ref } from '../../../platform/database/columns.ts'
import { ads } from '../ads.table.ts'

/**
 * An ad that somebody has begun for its owner, and the link that asks the owner about it (domain §9).
 * The token itself is only in the message.
 */
export const adConfirmations = pgTable('ad_confirmations', {
  adId: ref()
    .primaryKey()
    .references(() => ads.id, { onDelete: 'cascade' }),
  /** Of the last link; the ones before it are nobody's any more. */
  tokenHash: text().unique(),
  expiresAt: moment(),
  /** When links of the last day were sent, the oldest first. */
  sends: moment().array().notNull().default(sql`'{}'`),
  /** What the owner said by the link, or by publishing the ad as one's own. */
  answer: text().$type<'publish' | 'disown'>(),
})

export type AdConfirmation = typeof adConfirmations.$inferSelect
