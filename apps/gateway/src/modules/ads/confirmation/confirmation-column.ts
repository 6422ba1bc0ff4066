import type { Confirmation } from '@trassa/contracts/entities/ad-confirmation'
import { type SQL, sql } from 'drizzle-orm'

export interface ConfirmationRow {
  sentAt: string | null
  expiresAt: string | null
}

/** What a moderator sees of the link, as one column of an ad's row; `null` where no consent is needed. */
export const confirmationColumn: SQL<ConfirmationRow | null> = sql`(
  SELECT json_build_object('sentAt', confirmation.sends[cardinality(confirmation.sends)],
    'expiresAt', confirmation.expires_at)
  FROM ad_confirmations confirmation
  WHERE confirmation.ad_id = ads.id AND confirmation.answer IS NULL AND ads.stat = 0)`

const iso = (moment: string | null) => moment && new Date(moment).toISOString()

/** The same as the contract has it. */
export const toConfirmation = (row: ConfirmationRow | null): Confirmation | null =>
  row && { sentAt: iso(row.sentAt), expiresAt: iso(row.expiresAt) }
