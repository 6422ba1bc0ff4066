import type { Complaint } from '@trassa/contracts/entities/complaint'
import type {
  AuditEntry,
  ModeratedAd,
  Proposal,
} from '@trassa/contracts/entities/moderator/moderation'
import type { Photo } from '@trassa/contracts/entities/photo'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import {
  type AdRecord,
  type ConfirmationRow,
  fieldsOf,
  toConfirmation,
  toEditableAd,
} from '../../ads/public.ts'
import type { UserRecord } from '../../identity/public.ts'
import { type ClaimRow, toClaim } from '../queue/claim-column.ts'
import { laneOf } from '../queue/lanes.ts'
import { toStaffProfile } from '../users/staff-profile.ts'

interface ModeratedRow {
  ad: AdRecord
  owner: UserRecord
  cityName: string | null
  citySlug: string | null
  /** The published photographs. */
  photos: Photo[]
  /** The photographs of the pending revision, else the published ones. */
  wantedPhotos: Photo[]
  claim: ClaimRow | null
  confirmation: ConfirmationRow | null
  history: AuditEntry[]
  complaints: Complaint[]
}

/** The ad as a moderator checks it: its published content beside the revision that its owner proposes. */
export function toModeratedAd(
  row: ModeratedRow,
  { viewerId, now }: { viewerId: string; now: Date },
): ModeratedAd {
  const { ad, owner, claim, history, complaints } = row
  const { phone: _, ...editable } = toEditableAd(ad, { ...row, phone: owner.phone }, now)
  return {
    ...editable,
    fields: fieldsOf(ad),
    names: ad.names,
    createdAt: ad.createdAt.toISOString(),
    queuedAt: ad.queuedAt?.toISOString() ?? null,
    publishedAt: ad.publishedAt?.toISOString() ?? null,
    confirmation: toConfirmation(row.confirmation),
    proposed: proposalOf(row),
    appealText: ad.appealText,
    reviewRequired: ad.reviewRequired,
    lane: laneOf(ad, now),
    owner: toStaffProfile(owner),
    risk: ad.risk,
    complaints,
    openComplaints: ad.openComplaints,
    claim: toClaim(claim, viewerId),
    history,
  }
}

/** The pending revision of a published ad (domain §3, edit); `null` in other states. */
function proposalOf({ ad, wantedPhotos }: ModeratedRow): Proposal | null {
  if (ad.stat !== AD_STATS.active.stat || !ad.revision) return null
  const { fields = {}, names = {}, photoIds } = ad.revision
  const wanted = Object.entries(fields).map(([key, value]) => [key, value ?? null])
  return { fields: Object.fromEntries(wanted), names, photos: photoIds ? wantedPhotos : null }
}
