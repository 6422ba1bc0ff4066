import type { Claim } from '@trassa/contracts/entities/moderator/moderation'
import { type SQL, sql } from 'drizzle-orm'

export interface ClaimRow {
  moderatorId: string
  moderatorName: string
  expiresAt: string
}

/** The valid claim of an ad as one JSON column; `null` after its expiry (domain §9). */
export const claimColumn: SQL<ClaimRow | null> =
  // `ads.id` literally: drizzle writes a bare "id" in a select of one table, which would be the moderator's.
  sql`(
  SELECT json_build_object('moderatorId', claim.moderator_id::text,
    'moderatorName', moderator.username, 'expiresAt', claim.expires_at)
  FROM moderation_claims claim JOIN users moderator ON moderator.id = claim.moderator_id
  WHERE claim.ad_id = ads.id AND claim.expires_at > now())`

/** The claim as an answer to `viewerId` shows it. */
export const toClaim = (row: ClaimRow | null, viewerId: string): Claim | null =>
  row && {
    ...row,
    expiresAt: new Date(row.expiresAt).toISOString(),
    mine: row.moderatorId === viewerId,
  }
