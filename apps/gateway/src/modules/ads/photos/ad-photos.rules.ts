import { formOf } from '@trassa/catalog/ad-types/form-of'
import { AppError, invalid } from '@trassa/contracts/app-error'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { hasRole } from '@trassa/contracts/enumerations/users'
import type { Visitor } from '../../../platform/http/visitor.ts'
import type { AdRecord } from '../ads.table.ts'
import { checkVersion } from '../lifecycle/check-version.ts'

interface StoredPhoto {
  id: string
  userId: string
  adId: string | null
}

/** @throws `ad.not_found` for a deleted one too, `ad.forbidden`, `ad.stale` */
export function requireEditableAd(
  ad: AdRecord | undefined,
  { visitor, version }: { visitor: Pick<Visitor, 'userId' | 'role'>; version: number | undefined },
): asserts ad is AdRecord {
  if (!ad || ad.stat === AD_STATS.deleted.stat) throw new AppError('ad.not_found')
  if (ad.userId !== visitor.userId && !hasRole(visitor.role, 'moderator')) {
    throw new AppError('ad.forbidden')
  }
  checkVersion(ad, version)
}

/**
 * The bounds of domain §4. The lower one is for ads that are public or being checked: others need
 * their photographs only when they are submitted.
 *
 * @throws `photo.too_many`, `request.invalid`
 */
export function checkPhotoCount(ad: AdRecord, count: number): void {
  const { min, max } = formOf(ad.adType).photos
  if (count > max) throw new AppError('photo.too_many')
  const isSubmitted = ad.stat === AD_STATS.active.stat || ad.stat === AD_STATS.moderation.stat
  if (isSubmitted && count < min) {
    throw invalid(['body', 'photoIds'], 'Оставьте в объявлении хотя бы одну фотографию')
  }
}

/**
 * Every photograph must exist, be in no other ad, and be uploaded by the owner or by the visitor. One
 * error code for all of it, so that the answer does not tell whether a foreign photograph exists.
 *
 * @throws `photo.not_found`
 */
export function requireUsablePhotos(
  ids: string[],
  found: Map<string, StoredPhoto>,
  { ad, visitor }: { ad: AdRecord; visitor: Pick<Visitor, 'userId'> },
): void {
  const mayUse = ({ adId, userId }: StoredPhoto) =>
    adId === ad.id || (adId === null && (userId === ad.userId || userId === visitor.userId))
  for (const id of ids) {
    const photo = found.get(id)
    if (!photo || !mayUse(photo)) throw new AppError('photo.not_found')
  }
}
