import type { AdInput } from '@trassa/contracts/entities/ad'
import {
  type AdContent,
  emptyContent,
  hasSamePhotos,
  patchOf,
  photoIdsOf,
} from '../content/ad-content.ts'
import type { SavedAd } from './saved-ad.ts'

type Stored = Pick<SavedAd, 'id' | 'version'>

/** The calls that store an ad: the owner's on the site, the moderator's in the console. */
export interface AdWriter {
  /** Creates a draft; the implementation sends the idempotency key. */
  create: (input: Partial<AdInput>) => Promise<Stored>
  update: (patch: Stored & Partial<AdInput>) => Promise<Pick<Stored, 'version'>>
  setPhotos: (photos: {
    adId: string
    version: number
    photoIds: string[]
  }) => Promise<Pick<Stored, 'version'>>
}

/**
 * Creates the draft without its photos: `photos.set` needs the id that the answer brings.
 * @throws AppError of the writer's `create`.
 */
export async function createDraft(writer: AdWriter, content: AdContent): Promise<SavedAd> {
  const { id, version } = await writer.create(patchOf(emptyContent('', null), content) ?? {})
  return { id, version, content: { ...content, photos: [] } }
}

/**
 * Sends at most one request that brings the saved state closer to `wanted`: first the changed fields,
 * then the photos. Returns the new saved state, or the same object if nothing differs; repeat until
 * `isSameContent` holds.
 * @throws AppError of the writer's `update` and `setPhotos`.
 */
export async function saveStep(
  writer: AdWriter,
  saved: SavedAd,
  wanted: AdContent,
): Promise<SavedAd> {
  const { id, version } = saved
  const patch = patchOf(saved.content, wanted)
  if (patch) {
    const next = await writer.update({ id, version, ...patch })
    const content = { ...wanted, photos: saved.content.photos }
    return { id, version: next.version, content }
  }
  if (hasSamePhotos(saved.content, wanted)) return saved
  const next = await writer.setPhotos({ adId: id, version, photoIds: photoIdsOf(wanted) })
  return { id, version: next.version, content: { ...saved.content, photos: wanted.photos } }
}
