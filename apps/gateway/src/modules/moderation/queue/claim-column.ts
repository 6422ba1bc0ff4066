import type { Claim } from '@trassa/contracts/entities/moderation'
import { type SQL, sql } from 'drizzle-orm'

export interface ClaimRow {
  moderatorId: string
  moderatorName: string
  expiresAt: string
}

/** Who checks an ad now, as one column of its row; `null` once the claim has run out (domain §9). */
export const claimColumn: SQL<ClaimRow | null> =
  // `ads.id` as a word: drizzle would write a bare "id" in a select of one table, and that is the moderator's.
  sql`(
  SELECT json_build_object('moderatorId', claim.moderator_id::text,
    'moderatorName', moderator.username, 'expiresAt', claim.expires_at)
  FROM moderation_claims claim JOIN users moderator ON moderator.id = claim.moderator_id
  WHERE claim.ad_id = ads.id AND claim.expires_at > now())`

/** The claim as it is for whoever asks. */
export const toClaim = (row: ClaimRow | null, viewerId: string): Claim | null =>
  row && {
    ...row,
    expiresAt: new Date(row.expiresAt).toISOString(),
    mine: row.moderatorId === viewerId,
  }
