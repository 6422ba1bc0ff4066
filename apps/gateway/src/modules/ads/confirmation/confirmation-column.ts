import type { Confirmation } from '@trassa/contracts/entities/ad-confirmation'
import { type SQL, sql } from 'drizzle-orm'
import { wasSubmittedColumn } from './owner-consent.ts'

export interface ConfirmationRow {
  sentAt: string | null
  expiresAt: string | null
}

/**
 * What a moderator sees of the link, as one column of an ad's row; `null` where no consent is needed.
 * A draft that its owner began and never submitted has no confirmation yet, and needs one.
 */
export const confirmationColumn: SQL<ConfirmationRow | null> = sql`(
  SELECT json_build_object('sentAt', confirmation.sends[cardinality(confirmation.sends)],
    'expiresAt', confirmation.expires_at)
  FROM (SELECT ads.id) draft LEFT JOIN ad_confirmations confirmation ON confirmation.ad_id = draft.id
  WHERE ads.stat = 0 AND confirmation.answer IS NULL
    AND (confirmation.ad_id IS NOT NULL OR NOT ${wasSubmittedColumn}))`

const iso = (moment: string | null) => moment && new Date(moment).toISOString()

/** The same as the contract has it. */
export const toConfirmation = (row: ConfirmationRow | null): Confirmation | null =>
  row && { sentAt: iso(row.sentAt), expiresAt: iso(row.expiresAt) }
