import { createDraftBackups } from '@trassa/ad-form/saving/draft-backup'
import type { AdType } from '@trassa/contracts/enumerations/ads'

/** The ad in the editor: a new one of a type for a user, or an existing one. */
export type EditedAd = { userId: string; adType: AdType } | { adId: string }

/** Unsaved content of the editor: closing the window loses nothing (domain §9). */
export const draftBackups = createDraftBackups({
  keyOf: (edited: EditedAd) =>
    'adId' in edited ? `ad:${edited.adId}` : `ad:new:${edited.userId}:${edited.adType}`,
})
