import type { ConfirmableAd, ConfirmedAd } from '@trassa/contracts/entities/ad-confirmation'
import type { Photo } from '@trassa/contracts/entities/photo'
import type { AdRecord } from '../ads.table.ts'
import { descriptionTreeOf, publicFields } from '../cards/ad-card.ts'
import { toRoubles } from '../content/ad-content.ts'

interface Found {
  ad: AdRecord
  cityName: string | null
  photos: Photo[]
  /** When the link ends. */
  expiresAt: Date
}

/** The ad as buyers will see it, for the holder of its link (domain §9). */
export const toConfirmableAd = ({ ad, cityName, photos, expiresAt }: Found): ConfirmableAd => ({
  id: ad.id,
  adType: ad.adType,
  title: ad.title,
  price: toRoubles(ad.price),
  cityName,
  photos,
  version: ad.version,
  description: ad.description,
  descriptionTree: descriptionTreeOf(ad),
  contactName: ad.contactName,
  address: ad.address,
  fields: publicFields(ad),
  names: ad.names,
  linkExpiresAt: expiresAt.toISOString(),
})

/** The ad after the answer. */
export const toConfirmedAd = (ad: AdRecord, citySlug: string | null): ConfirmedAd => ({
  id: ad.id,
  adType: ad.adType,
  slug: ad.slug,
  citySlug,
  title: ad.title,
  stat: ad.stat,
  paymentStatus: ad.paymentStatus,
  sellerType: ad.sellerType,
})
