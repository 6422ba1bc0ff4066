import type { EditableAd } from '@trassa/contracts/entities/ad'
import { type AdContent, contentOf } from '../content/ad-content.ts'

/** The last state of an ad that the server has confirmed. */
export interface SavedAd {
  id: string
  version: number
  content: AdContent
}

/**
 * The saved state of an ad as a call has answered it. `content` replaces the ad's own values: the
 * console edits an owner's pending revision (domain §3).
 */
export const savedOf = (
  ad: Omit<EditableAd, 'phone'>,
  content: AdContent = contentOf(ad),
): SavedAd => ({
  id: ad.id,
  version: ad.version,
  content,
})
