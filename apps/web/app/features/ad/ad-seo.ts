import { formatPrice } from '@trassa/catalog/format'
import { subtypeOfAdType } from '@trassa/catalog/subtypes'
import type { Ad } from '@trassa/contracts/entities/ad'
import { adHref, listHref } from '../../lib/ad-addresses.ts'
import { breadcrumbList, pageMeta } from '../../lib/page-meta.ts'
import { photoUrl } from '../../lib/photo.tsx'

const PICTURE_WIDTH = 1920

/** schema.org: the thing and the offer of it. */
function vehicleOf(ad: Ad, href: string, images: string[]) {
  return {
    '@type': 'Vehicle',
    name: ad.title,
    description: ad.summary,
    url: href,
    image: images,
    ...(ad.names.markId && { brand: { '@type': 'Brand', name: ad.names.markId } }),
    ...(ad.names.modelId && { model: ad.names.modelId }),
    ...(typeof ad.fields.year === 'number' && { vehicleModelDate: String(ad.fields.year) }),
    ...(typeof ad.fields.mileage === 'number' && {
      mileageFromOdometer: {
        '@type': 'QuantitativeValue',
        value: ad.fields.mileage,
        unitCode: 'KMT',
      },
    }),
    offers: {
      '@type': 'Offer',
      url: href,
      availability: 'https://schema.org/InStock',
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
  const price = ad.price === null ? '' : ` за ${formatPrice(ad.price)}`
  return pageMeta({
    title: `${ad.title}${price}, ${ad.cityName}`,
    description: `${ad.title}: ${ad.summary}. ${ad.cityName}. Фотографии, характеристики и телефон продавца.`,
    canonical: href,
    ...(images[0] && { image: images[0] }),
    jsonLd: [
      vehicleOf(ad, href, images),
      breadcrumbList([
        { name: ad.cityName, href: absolute(`/${ad.citySlug}`) },
        {
          name: subtypeOfAdType(ad.adType)?.name ?? '',
          href: absolute(listHref({ adType: ad.adType, citySlug: ad.citySlug })),
        },
        { name: ad.title, href },
      ]),
    ],
  })
}
