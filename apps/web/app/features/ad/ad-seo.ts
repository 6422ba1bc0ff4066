import { PART_NEW, PART_USED } from '@trassa/catalog/ad-types/parts/part-condition'
import { formatPrice } from '@trassa/catalog/format/numbers'
import { kindOf } from '@trassa/catalog/taxonomy/ad-kinds'
import type { AdKind } from '@trassa/catalog/taxonomy/main-types'
import type { Ad } from '@trassa/contracts/entities/ad'
import { breadcrumbList, pageMeta } from '../../lib/document/page-meta.ts'
import { adPicturePath } from '../../shared/ad-view/ad-picture-path.ts'
import { startsAtPrice } from '../../shared/ad-view/starts-at-price.ts'
import { adHref } from '../../shared/addresses/ad-addresses.ts'
import { adCrumbs } from '../../shared/addresses/ad-crumbs.ts'
import { photoUrl } from '../../shared/photo/photo.tsx'

const PICTURE_WIDTH = 1920

const SCHEMA_TYPES: Record<AdKind, string> = {
  vehicle: 'Vehicle',
  part: 'Product',
  service: 'Service',
}

/** schema.org: what only vehicles have. */
function vehicleFacts({ names, fields }: Ad) {
  return {
    ...(names.markId && { brand: { '@type': 'Brand', name: names.markId } }),
    ...(names.modelId && { model: names.modelId }),
    ...(typeof fields.year === 'number' && { vehicleModelDate: String(fields.year) }),
    ...(typeof fields.mileage === 'number' && {
      mileageFromOdometer: {
        '@type': 'QuantitativeValue',
        value: fields.mileage,
        unitCode: 'KMT',
      },
    }),
  }
}

/** Of what an ad says: a mileage, or new and used of parts. Nothing is claimed of one that says neither. */
function itemCondition({ adType, fields }: Ad): { itemCondition?: string } {
  const isPart = kindOf(adType) === 'part'
  const isUsed = isPart
    ? fields.condition === PART_USED
    : typeof fields.mileage === 'number' && fields.mileage > 0
  if (isUsed) return { itemCondition: 'https://schema.org/UsedCondition' }
  const isNew = isPart && fields.condition === PART_NEW
  return isNew ? { itemCondition: 'https://schema.org/NewCondition' } : {}
}

/** schema.org: the thing and the offer of it. */
function thingOf(ad: Ad, href: string, images: string[]) {
  const kind = kindOf(ad.adType)
  return {
    '@type': SCHEMA_TYPES[kind],
    name: ad.title,
    description: ad.summary,
    url: href,
    image: images,
    ...(kind === 'vehicle' && vehicleFacts(ad)),
    offers: {
      '@type': 'Offer',
      url: href,
      availability: 'https://schema.org/InStock',
      ...itemCondition(ad),
      ...(ad.price !== null && { price: ad.price, priceCurrency: 'RUB' }),
      seller: {
        '@type': ad.seller.type === 1 ? 'Organization' : 'Person',
        name: ad.seller.username,
      },
    },
  }
}

/** What search engines and messengers read of an ad. */
export function adMeta(ad: Ad, origin: string) {
  const absolute = (path: string) => new URL(path, origin).href
  const href = absolute(adHref(ad))
  const images = ad.photos.map(({ id }) => absolute(photoUrl(id, PICTURE_WIDTH, 'webp')))
  const word = startsAtPrice(ad.adType) ? 'от' : 'за'
  const price = ad.price === null ? '' : ` ${word} ${formatPrice(ad.price)}`
  return pageMeta({
    title: `${ad.title}${price}, ${ad.cityName}`,
    description: `${[ad.title, ad.summary].filter(Boolean).join(': ')}. ${ad.cityName}. Описание, цена и телефон.`,
    canonical: href,
    picture: { url: absolute(adPicturePath(ad)), alt: `${ad.title}${price}` },
    product: { price: ad.price },
    jsonLd: [
      thingOf(ad, href, images),
      breadcrumbList([
        ...adCrumbs(ad).map((crumb) => ({
          name: crumb.name,
          href: absolute(crumb.href),
        })),
        { name: ad.title, href },
      ]),
    ],
  })
}
