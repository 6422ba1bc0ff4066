import { sql } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment, ref } from '../../../platform/database/columns.ts'
import { ads } from '../ads.table.ts'

/**
 * An ad that a moderator created for its owner, and the link that asks for the owner's consent (domain
 * §9). The token itself is only in the message.
 */
export const adConfirmations = pgTable('ad_confirmations', {
  adId: ref()
    .primaryKey()
    .references(() => ads.id, { onDelete: 'cascade' }),
  /** Of the last link; earlier links are invalid. */
  tokenHash: text().unique(),
  expiresAt: moment(),
  /** When links of the last day were sent, the oldest first. */
  sends: moment().array().notNull().default(sql`'{}'`),
  /** The owner's answer by the link, or by publishing the ad. */
  answer: text().$type<'publish' | 'disown'>(),
})

export type AdConfirmation = typeof adConfirmations.$inferSelect
