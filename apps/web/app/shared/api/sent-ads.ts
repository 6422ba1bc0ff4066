import type { InfiniteData } from '@tanstack/react-query'
import { slugify } from '@trassa/catalog/urls/slug'
import type { AdCard } from '@trassa/contracts/entities/ad'
import type { Photo } from '@trassa/contracts/entities/photo'
import type { ShownAd } from '../ad-cards/listed.ts'
import { sentId } from './sent-id.ts'

/** What most ads of a list do not have; an excerpt where it is known to be empty. */
type Rare = Pick<ShownAd, 'priceDrop' | 'promoted' | 'excerpt'>

type Place = [cityName: string, citySlug: string, adType?: AdCard['adType']]

/**
 * An ad as values without their names; a time is milliseconds since that of the ad before. A slug that is made of the title has only its
 * end, after a hyphen. A place is 0 where it is that of the ad before, a name where its slug is made of that, and says its type where
 * that is another.
 */
type SentAd = [
  id: string | number,
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

function withAds<From, To>(
  data: unknown,
  change: (ads: readonly From[]) => To[],
  changeVip = change,
) {
  const { pages, pageParams } = data as InfiniteData<AdPage<From>>
  return {
    pages: pages.map((page) => ({
      ...page,
      items: change(page.items),
      ...(page.vip && { vip: changeVip(page.vip) }),
    })),
    pageParams,
  }
}

/**
 * Pages of ads in a third of their length, without what rows alone show, which the browser asks for (docs/decisions/174). Of the
 * photographs of VIP ads the block above a list shows the first.
 */
export const sentPages = (data: unknown) => withAds(data, sentAds, sentVip)

/** The pages that `sentPages` has shortened. */
export const broughtPages = (data: unknown) => withAds(data, broughtAds)

const sentVip = (ads: readonly ShownAd[]): SentAd[] =>
  sentAds(ads.map((ad) => ({ ...ad, photos: ad.photos.slice(0, 1) })))

function sentAds(ads: readonly ShownAd[]): SentAd[] {
  let before: ShownAd | undefined
  const sentPhotos = photosSender()
  return ads.map((ad) => {
    const place = sentPlace(ad, before)
    const sinceBefore = Date.parse(ad.liftedAt) - timeOf(before)
    before = ad
    const { priceDrop, promoted, hasVin, excerpt } = ad
    const rare: Rare = {
      ...(priceDrop && { priceDrop }),
      ...(promoted && { promoted }),
      ...(excerpt === '' && { excerpt }),
    }
    return [
      sentId(ad.id),
      sentSlug(ad),
      ad.title,
      ad.summary,
      ad.price,
      sinceBefore,
      sentPhotos(ad.photos),
      ad.photosTotal,
      place,
      hasVin ? 1 : 0,
      ...(Object.keys(rare).length > 0 ? ([rare] as const) : ([] as const)),
    ]
  })
}

const timeOf = (ad: ShownAd | undefined) => (ad ? Date.parse(ad.liftedAt) : 0)

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
  let liftedAt = 0
  const broughtPhotos = photosReader()
  return ads.map(
    ([id, slug, title, summary, price, sinceBefore, photos, photosTotal, place, hasVin, rare]) => {
      liftedAt += sinceBefore
      if (typeof place === 'string') [cityName, citySlug] = [place, slugify(place)]
      else if (place) [cityName, citySlug, adType = adType] = place
      return {
        id: String(id),
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

/**
 * Of the photographs of one ad after another: id and colour of each in base64, on the server, and its size where it is not that of
 * the photograph before, which may be the last one of the ad before.
 */
function photosSender() {
  let before = ''
  const sent = ({ id, width, height, color }: Photo) => {
    const size = `${width}x${height}`
    const said = size === before ? '' : size
    before = size
    const digits = `${id}${color}`.replaceAll(/[-#]/g, '')
    return Buffer.from(digits, 'hex').toString('base64').slice(0, PACKED_LENGTH) + said
  }
  return (photos: readonly Photo[]): string => photos.map(sent).join()
}

function photosReader() {
  let size = ''
  const brought = (photo: string): Photo => {
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
  }
  return (photos: string): Photo[] => (photos ? photos.split(',').map(brought) : [])
}
