import type { InfiniteData } from '@tanstack/react-query'
import { slugify } from '@trassa/catalog/urls/slug'
import type { AdCard } from '@trassa/contracts/entities/ad'
import type { Photo } from '@trassa/contracts/entities/photo'
import type { ShownAd } from '../ad-cards/listed.ts'

/** What most ads of a list do not have; an excerpt where it is known to be empty. */
type Rare = Pick<ShownAd, 'priceDrop' | 'promoted' | 'excerpt'>

type Place = [cityName: string, citySlug: string, adType?: AdCard['adType']]

/**
 * An ad as values without their names; times are milliseconds. A slug that is made of the title has only its end, after a hyphen.
 * A place is 0 where it is that of the ad before, a name where its slug is made of that, and says its type where that is another.
 */
type SentAd = [
  id: string,
  slug: string,
  title: string,
  summary: string,
  price: number | null,
  liftedAt: number,
  photos: string,
  photosTotal: number,
  place: Place | string | 0,
  hasVin: 1 | 0,
  rare?: Rare,
]

interface AdPage<Ad> {
  items: readonly Ad[]
  /** VIP ads of a first page. */
  vip?: readonly Ad[]
}

function withAds<From, To>(data: unknown, change: (ads: readonly From[]) => To[]) {
  const { pages, pageParams } = data as InfiniteData<AdPage<From>>
  return {
    pages: pages.map((page) => ({
      ...page,
      items: change(page.items),
      ...(page.vip && { vip: change(page.vip) }),
    })),
    pageParams,
  }
}

/** Pages of ads in a third of their length, without what rows alone show, which the browser asks for (docs/decisions/174). */
export const sentPages = (data: unknown) => withAds(data, sentAds)

/** The pages that `sentPages` has shortened. */
export const broughtPages = (data: unknown) => withAds(data, broughtAds)

function sentAds(ads: readonly ShownAd[]): SentAd[] {
  let before: ShownAd | undefined
  return ads.map((ad) => {
    const place = sentPlace(ad, before)
    before = ad
    const { priceDrop, promoted, hasVin, excerpt } = ad
    const rare: Rare = {
      ...(priceDrop && { priceDrop }),
      ...(promoted && { promoted }),
      ...(excerpt === '' && { excerpt }),
    }
    return [
      ad.id,
      sentSlug(ad),
      ad.title,
      ad.summary,
      ad.price,
      Date.parse(ad.liftedAt),
      sentPhotos(ad.photos),
      ad.photosTotal,
      place,
      hasVin ? 1 : 0,
      ...(Object.keys(rare).length > 0 ? ([rare] as const) : ([] as const)),
    ]
  })
}

function sentSlug({ slug, title }: ShownAd): string {
  const made = slugify(title)
  return made !== '' && slug.startsWith(`${made}-`) ? slug.slice(made.length) : slug
}

function sentPlace(ad: ShownAd, before: ShownAd | undefined): SentAd[8] {
  const { adType, cityName, citySlug } = ad
  if (adType !== before?.adType) return [cityName, citySlug, adType]
  if (cityName === before.cityName && citySlug === before.citySlug) return 0
  return slugify(cityName) === citySlug ? cityName : [cityName, citySlug]
}

function broughtAds(ads: readonly SentAd[]): ShownAd[] {
  let [cityName, citySlug, adType]: Required<Place> = ['', '', 'auto']
  return ads.map(
    ([id, slug, title, summary, price, liftedAt, photos, photosTotal, place, hasVin, rare]) => {
      if (typeof place === 'string') [cityName, citySlug] = [place, slugify(place)]
      else if (place) [cityName, citySlug, adType = adType] = place
      return {
        id,
        slug: slug.startsWith('-') ? slugify(title) + slug : slug,
        adType,
        title,
        summary,
        price,
        cityName,
        citySlug,
        photos: broughtPhotos(photos),
        photosTotal,
        liftedAt: new Date(liftedAt).toISOString(),
        hasVin: hasVin === 1,
        ...rare,
      }
    },
  )
}

/** Hexadecimal digits of an id (a UUID) and a colour, and the characters of base64 that they take: 19 bytes without padding. */
const [ID_DIGITS, PACKED_LENGTH] = [32, 26]

/** Id and colour of each in base64, on the server, and its size; the size where it is not that of the photograph before. */
function sentPhotos(photos: readonly Photo[]): string {
  let before = ''
  return photos
    .map(({ id, width, height, color }) => {
      const size = `${width}x${height}`
      const said = size === before ? '' : size
      before = size
      const digits = `${id}${color}`.replaceAll(/[-#]/g, '')
      return Buffer.from(digits, 'hex').toString('base64').slice(0, PACKED_LENGTH) + said
    })
    .join()
}

function broughtPhotos(photos: string): Photo[] {
  let size = ''
  return photos
    ? photos.split(',').map((photo) => {
        size = photo.slice(PACKED_LENGTH) || size
        const [width = 0, height = 0] = size.split('x').map(Number)
        const digits = Array.from(atob(photo.slice(0, PACKED_LENGTH)), (byte) =>
          byte.charCodeAt(0).toString(16).padStart(2, '0'),
        ).join('')
        return {
          id: digits.slice(0, ID_DIGITS).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
          width,
          height,
          color: `#${digits.slice(ID_DIGITS)}`,
        }
      })
    : []
}
