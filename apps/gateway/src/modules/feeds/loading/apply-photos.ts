import { formOf } from '@trassa/catalog/ad-types/form-of'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import type { AdRecord } from '../../ads/public.ts'
import { findUsablePhotos } from '../../media/public.ts'
import { updateItem } from '../feed-items.repository.ts'
import type { FeedItemRecord, FeedPhoto } from '../feeds.table.ts'
import { isEditable } from './apply-content.ts'
import { fetchPhotos, isFetchable, withKnownPhotos } from './fetch-photos.ts'
import type { ItemContext, ItemWork } from './item-work.ts'
import { FEED_TRACE } from './publish.ts'

/** Fetches the photographs that are new and puts all of them into the ad, where that changes anything. */
export async function applyPhotos(
  work: ItemWork,
  item: FeedItemRecord,
  ad: AdRecord,
  { owner }: ItemContext,
) {
  const known = item.adId === ad.id ? item.photos : []
  const listed = item.wanted ? withKnownPhotos(item.wanted.photos, known) : known
  const none = { failed: [], isChanged: false, isUnfinished: false }
  if (!isEditable(ad) || (isSame(listed, known) && !listed.some(isFetchable))) return none
  // Those that were deleted or turned on the site are purged, or in no ad of this company.
  const asked = { adId: ad.id, userIds: [owner.id] }
  const usable = await findUsablePhotos(work.db, idsOf(listed), asked)
  const wanted = listed.map(
    (photo): FeedPhoto => (photo.id && !usable.has(photo.id) ? { url: photo.url } : photo),
  )
  const { photos, failed } = await fetchPhotos(work, owner.id, wanted)
  const photoIds = idsOf(photos)
  const isSubmitted = ad.stat === AD_STATS.active.stat || ad.stat === AD_STATS.moderation.stat
  const isEnough = photoIds.length >= formOf(ad.adType).photos.min || !isSubmitted
  const isChanged = isEnough && idsOf(known).join() !== photoIds.join()
  if (isChanged) {
    const visitor = { userId: owner.id, role: 'user' } as const
    await work.adPhotos.set({ visitor, trace: FEED_TRACE, adId: ad.id, photoIds })
  }
  await updateItem(work.db, item, { photos })
  return { failed, isChanged, isUnfinished: photos.some(isFetchable) }
}

const idsOf = (photos: readonly { id?: string }[]): string[] =>
  photos.flatMap(({ id }) => (id === undefined ? [] : [id]))

const isSame = (one: readonly { url: string }[], other: readonly { url: string }[]): boolean =>
  one.length === other.length && one.every(({ url }, place) => url === other[place]?.url)
