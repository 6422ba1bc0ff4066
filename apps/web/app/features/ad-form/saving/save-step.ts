import {
  type AdContent,
  contentOf,
  emptyContent,
  hasSamePhotos,
  patchOf,
  photoIdsOf,
} from '@trassa/ad-form/content/ad-content'
import type { ApiClient } from '@trassa/api-client/client'
import { createAd, updateAd } from '@trassa/contracts/calls/ads'
import { setPhotos } from '@trassa/contracts/calls/files'
import type { EditableAd } from '@trassa/contracts/entities/ad'
import type { AdType } from '@trassa/contracts/enumerations/ads'

/** What the server is known to have. */
export interface SavedAd {
  id: string
  version: number
  content: AdContent
}

export interface SaveStep {
  adType: AdType
  /** `null`: the draft does not exist yet. */
  saved: SavedAd | null
  wanted: AdContent
  /** The idempotency key of the wish to create it. */
  key: string
}

export const savedOf = (ad: EditableAd): SavedAd => ({
  id: ad.id,
  version: ad.version,
  content: contentOf(ad),
})

/** Survives the page that sent it: a closed tab must not lose the last words. */
const OPTIONS = { keepalive: true }

/**
 * One request towards the wanted content: begins the draft, or saves what differs, or its
 * photographs. The answer is what the server has then; more may be left to save.
 *
 * @throws AppError of `ads.create`, `ads.update`, `photos.set`.
 */
export async function saveStep(api: ApiClient, step: SaveStep): Promise<SavedAd> {
  const { adType, saved, wanted, key } = step
  if (!saved) {
    const input = patchOf(emptyContent('', null), wanted) ?? {}
    const ad = await api.ask(
      createAd,
      { body: { adType, ...input } },
      { ...OPTIONS, idempotencyKey: key },
    )
    return { id: ad.id, version: ad.version, content: { ...wanted, photos: [] } }
  }
  const params = { id: saved.id }
  const patch = patchOf(saved.content, wanted)
  if (patch) {
    const body = { ...patch, version: saved.version }
    const { version } = await api.ask(updateAd, { params, body }, OPTIONS)
    return { ...saved, version, content: { ...wanted, photos: saved.content.photos } }
  }
  if (hasSamePhotos(saved.content, wanted)) return saved
  const body = { adId: saved.id, version: saved.version, photoIds: photoIdsOf(wanted) }
  const { version } = await api.ask(setPhotos, { body }, OPTIONS)
  return { ...saved, version, content: { ...saved.content, photos: wanted.photos } }
}
