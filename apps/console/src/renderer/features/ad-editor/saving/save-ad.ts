import {
  type AdContent,
  contentOf,
  emptyContent,
  hasSamePhotos,
  patchOf,
  photoIdsOf,
} from '@trassa/ad-form/content/ad-content'
import type { ApiClient } from '@trassa/api-client/client'
import { setPhotos } from '@trassa/contracts/calls/files'
import { createAdFor, updateAnyAd } from '@trassa/contracts/calls/moderator-ads'
import type { ModeratedAd } from '@trassa/contracts/entities/moderation'
import type { AdType } from '@trassa/contracts/enumerations/ads'

/** What the server is known to have. */
export interface SavedAd {
  id: string
  version: number
  content: AdContent
}

/** The wish to begin an ad: the same key and the same words for every try (domain §1). */
export interface Beginning {
  userId: string
  adType: AdType
  content: AdContent
  key: string
}

/** The content to change: what the owner last wanted, for that is what a change is put on top of. */
export function savedOf(ad: ModeratedAd): SavedAd {
  const { id, version, proposed } = ad
  const content = contentOf(ad)
  const fields = { ...content.fields, ...proposed?.fields }
  return {
    id,
    version,
    content: { ...content, fields, photos: proposed?.photos ?? content.photos },
  }
}

/** Begins a draft of a user's; its photographs are set afterwards. @throws AppError of `moderator.createAd`. */
export async function beginAd(api: ApiClient, beginning: Beginning): Promise<SavedAd> {
  const { userId, adType, content, key } = beginning
  const input = patchOf(emptyContent('', null), content) ?? {}
  const ad = await api.ask(
    createAdFor,
    { body: { userId, adType, ...input } },
    { idempotencyKey: key },
  )
  return { id: ad.id, version: ad.version, content: { ...content, photos: [] } }
}

/**
 * Saves what differs, words first and then photographs; `onSaved` hears of each step, so that the next
 * try goes on from there. @throws AppError of `moderator.updateAd`, `photos.set`.
 */
export async function saveAd(
  api: ApiClient,
  { saved, wanted, onSaved }: { saved: SavedAd; wanted: AdContent; onSaved: (ad: SavedAd) => void },
): Promise<SavedAd> {
  const { id } = saved
  let { version } = saved
  const patch = patchOf(saved.content, wanted)
  if (patch) {
    version = (await api.ask(updateAnyAd, { body: { id, version, ...patch } })).version
    onSaved({ id, version, content: { ...wanted, photos: saved.content.photos } })
  }
  if (!hasSamePhotos(saved.content, wanted)) {
    const body = { adId: id, version, photoIds: photoIdsOf(wanted) }
    version = (await api.ask(setPhotos, { body })).version
  }
  const next = { id, version, content: wanted }
  onSaved(next)
  return next
}
