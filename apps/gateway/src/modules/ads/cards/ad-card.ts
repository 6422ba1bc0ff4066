import { parseDescription } from '@trassa/catalog/description/parse-description'
import type { Ad, AdCard, EditableAd, ListedAd, OwnAdCard } from '@trassa/contracts/entities/ad'
import type { Photo } from '@trassa/contracts/entities/photo'
import type { Seller } from '@trassa/contracts/entities/user'
import { AD_STATS, type AdStat } from '@trassa/contracts/enumerations/ads'
import { isUnderAppeal } from '@trassa/machines/ad-lifecycle/ad-lifecycle.rules'
import type { AdRecord } from '../ads.table.ts'
import { toRoubles } from '../content/ad-content.ts'
import { fieldsOf } from '../content/ad-fields.ts'
import { fieldsWithRevision } from '../content/revision.ts'
import { shownDropFrom } from '../prices/price-drop.ts'
import { excerptOf } from './excerpt.ts'
import { type PromotedColumn, promotedOn } from './promoted-on.ts'

interface CityLink<Name> {
  cityName: Name
  citySlug: Name
}

type CardColumn =
  | 'id'
  | 'slug'
  | 'adType'
  | 'title'
  | 'summary'
  | 'price'
  | 'priceDropFrom'
  | 'priceDroppedAt'
  | 'photosTotal'
  | 'liftedAt'
  | 'createdAt'
  | PromotedColumn
type OwnColumn =
  | CardColumn
  | 'stat'
  | 'paymentStatus'
  | 'version'
  | 'reasons'
  | 'archivedReason'
  | 'revisionState'
  | 'appealed'
  | 'lastModeratorId'
  | 'expiresAt'
  | 'confirmedAt'
  | 'updatedAt'
  | 'views'

/** A row of `cardColumns`. */
export type CardRow = Pick<AdRecord, CardColumn> & CityLink<string> & { photos: Photo[] }
/** A row of `ownCardColumns`. */
export type OwnCardRow = Pick<AdRecord, OwnColumn> & CityLink<string | null> & { photos: Photo[] }

function cardOf<Name>(
  row: Pick<AdRecord, CardColumn> & CityLink<Name> & { photos: Photo[] },
  now: Date,
) {
  return {
    id: row.id,
    slug: row.slug,
    adType: row.adType,
    title: row.title,
    summary: row.summary,
    price: toRoubles(row.price),
    ...priceDropOn(row, now),
    cityName: row.cityName,
    citySlug: row.citySlug,
    photos: row.photos,
    photosTotal: row.photosTotal,
    // An ad that was never in the lists is sorted as if it had been lifted when it was created.
    liftedAt: (row.liftedAt ?? row.createdAt).toISOString(),
    ...promotedOn(row, now),
  }
}

/** Absent, not `null`: most cards of a list have none. */
function priceDropOn(row: Pick<AdRecord, CardColumn>, now: Date) {
  const from = toRoubles(shownDropFrom(row, now))
  if (from === null || row.priceDroppedAt === null) return {}
  return { priceDrop: { from, at: row.priceDroppedAt.toISOString() } }
}

export const toAdCard = (row: CardRow): AdCard => cardOf(row, new Date())

/** A row of `listedColumns`. */
export type ListedRow = CardRow & {
  beginning: string
  hasVin: boolean
  seller: Pick<Seller, 'username' | 'type' | 'slug' | 'createdAt'>
}

/** What a row of a list shows beside the card. */
export const toListedExtras = (row: ListedRow): Omit<ListedAd, keyof AdCard> => ({
  excerpt: excerptOf(row.beginning),
  hasVin: row.hasVin,
  seller: { ...row.seller, createdAt: new Date(row.seller.createdAt).toISOString() },
})

export const toListedAd = (row: ListedRow): ListedAd => ({
  ...toAdCard(row),
  ...toListedExtras(row),
})

/** domain §3: the stat at read time, whether or not the expiry job has run. */
export const statAt = (ad: Pick<AdRecord, 'stat' | 'expiresAt'>, now: Date): AdStat =>
  ad.stat === AD_STATS.active.stat && ad.expiresAt !== null && ad.expiresAt <= now
    ? AD_STATS.expired.stat
    : ad.stat

/** Whether lists show the ad at a moment. */
export const isShownAt = (ad: Pick<AdRecord, 'stat' | 'expiresAt'>, now: Date): boolean =>
  statAt(ad, now) === AD_STATS.active.stat

export const toOwnAdCard = (row: OwnCardRow, now: Date): OwnAdCard => ({
  ...cardOf(row, now),
  stat: statAt(row, now),
  paymentStatus: row.paymentStatus,
  version: row.version,
  reasons: row.reasons,
  archivedReason: row.archivedReason,
  revision: row.revisionState,
  appealed: row.appealed,
  underAppeal: isUnderAppeal(row),
  expiresAt: row.expiresAt?.toISOString() ?? null,
  confirmedAt: row.confirmedAt?.toISOString() ?? null,
  updatedAt: row.updatedAt.toISOString(),
  views: row.views,
})

/** The kept tree; parsed where none is kept yet (docs/decisions/070). */
export const descriptionTreeOf = ({
  description,
  descriptionTree,
}: Pick<AdRecord, 'description' | 'descriptionTree'>) =>
  descriptionTree ?? parseDescription(description)

/** The ad as it is edited: an active one with its revision. */
export const toEditableAd = (
  ad: AdRecord,
  beside: CityLink<string | null> & { phone: string; photos: Photo[] },
  now: Date,
): EditableAd => ({
  ...toOwnAdCard({ ...ad, ...beside }, now),
  userId: ad.userId,
  cityId: ad.cityId,
  description: ad.description,
  descriptionTree: descriptionTreeOf(ad),
  contactName: ad.contactName,
  phone: beside.phone,
  address: ad.address,
  fields: fieldsWithRevision(ad),
  names: { ...ad.names, ...ad.revision?.names },
})

/** The ad as a buyer sees it: without the seller's phone (domain §2). */
export const toAd = (
  ad: AdRecord,
  beside: CityLink<string> & {
    cityId: string
    photos: Photo[]
    hasPriceHistory: boolean
    seller: Seller
  },
  now: Date,
): Ad => ({
  ...cardOf({ ...ad, ...beside }, now),
  cityId: beside.cityId,
  description: ad.description,
  descriptionTree: descriptionTreeOf(ad),
  contactName: ad.contactName,
  address: ad.address,
  fields: publicFields(ad),
  names: ad.names,
  stat: ad.stat,
  publishedAt: ad.publishedAt?.toISOString() ?? null,
  expiresAt: ad.expiresAt?.toISOString() ?? null,
  confirmedAt: ad.confirmedAt?.toISOString() ?? null,
  ...(beside.hasPriceHistory && { hasPriceHistory: true }),
  seller: beside.seller,
})

/** The VIN is masked in public: a full one allows forging a duplicate vehicle. */
export function publicFields(ad: AdRecord) {
  const { vin, ...fields } = fieldsOf(ad)
  return typeof vin === 'string' ? { ...fields, vin: maskVin(vin) } : fields
}

/** `XTA2190**********`: manufacturer and model stay readable. */
const maskVin = (vin: string) => vin.slice(0, 7).padEnd(vin.length, '*')
