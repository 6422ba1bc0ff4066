import { type AdContent, contentOf, isSameContent } from '@trassa/ad-form/content/ad-content'
import { type AdWriter, saveStep } from '@trassa/ad-form/saving/save-ad'
import { type SavedAd, savedOf } from '@trassa/ad-form/saving/saved-ad'
import type { ApiClient } from '@trassa/api-client/client'
import { setPhotos } from '@trassa/contracts/calls/files'
import { createAdFor, updateAnyAd } from '@trassa/contracts/calls/moderator/ads'
import type { ModeratedAd } from '@trassa/contracts/entities/moderator/moderation'
import type { AdType } from '@trassa/contracts/enumerations/ads'

/** The creation of an ad: every retry sends the same key and the same content (domain §1). */
export interface DraftCreation {
  userId: string
  adType: AdType
  content: AdContent
  key: string
}

/** The content to edit: what the owner last asked for, since an edit replaces a pending revision (domain §3). */
export function savedWithRevision(ad: ModeratedAd): SavedAd {
  const { proposed } = ad
  const content = contentOf(ad)
  return savedOf(ad, {
    ...content,
    fields: { ...content.fields, ...proposed?.fields },
    photos: proposed?.photos ?? content.photos,
  })
}

/**
 * Stores an ad with a moderator's calls. `creation` is needed for `create` only.
 * @throws AppError of `moderator.createAd`, `moderator.updateAd`, `photos.set`.
 */
export const moderatorWriter = (
  api: ApiClient,
  creation?: Pick<DraftCreation, 'userId' | 'adType' | 'key'>,
): AdWriter => ({
  create(input) {
    if (!creation) throw new Error('An existing ad is not created')
    const { userId, adType, key } = creation
    return api.ask(createAdFor, { body: { userId, adType, ...input } }, { idempotencyKey: key })
  },
  update: (body) => api.ask(updateAnyAd, { body }),
  setPhotos: (body) => api.ask(setPhotos, { body }),
})

/**
 * Saves everything that differs from `wanted`. `onSaved` gets the state after each request, so that a
 * retry continues from there. @throws AppError of the writer.
 */
export async function saveAll(
  writer: AdWriter,
  { saved, wanted, onSaved }: { saved: SavedAd; wanted: AdContent; onSaved: (ad: SavedAd) => void },
): Promise<SavedAd> {
  let current = saved
  while (!isSameContent(current.content, wanted)) {
    current = await saveStep(writer, current, wanted)
    onSaved(current)
  }
  return current
}
