import type { Ad } from '@trassa/contracts/entities/ad'

/** What a column of the comparison shows of an ad. */
export type ComparedAd = Pick<
  Ad,
  | 'id'
  | 'slug'
  | 'adType'
  | 'title'
  | 'price'
  | 'photos'
  | 'cityName'
  | 'citySlug'
  | 'fields'
  | 'names'
> & { isCompany: boolean }

export const toComparedAd = (ad: Ad): ComparedAd => ({
  id: ad.id,
  slug: ad.slug,
  adType: ad.adType,
  title: ad.title,
  price: ad.price,
  photos: ad.photos.slice(0, 1),
  cityName: ad.cityName,
  citySlug: ad.citySlug,
  fields: ad.fields,
  names: ad.names,
  isCompany: ad.seller.type === 1,
})
