import type { InfiniteData, QueryKey } from '@tanstack/react-query'
import type { AdCard } from '@trassa/contracts/entities/ad'
import type { Photo } from '@trassa/contracts/entities/photo'
import type { ShownAd } from '../ad-cards/listed.ts'

/** What most ads of a list do not have; an excerpt where it is known to be empty. */
type Rare = Pick<ShownAd, 'priceDrop' | 'promoted' | 'hasVin' | 'excerpt'>

/** An ad as values without their names. A place is 0 where it is that of the ad before, times are milliseconds. */
type SentAd = [
  id: string,
  slug: string,
  title: string,
  summary: string,
  price: number | null,
  liftedAt: number,
  photos: string,
  photosTotal: number,
  place: [adType: AdCard['adType'], cityName: string, citySlug: string] | 0,
  rare?: Rare,
]

interface AdPage<Ad> {
  items: readonly Ad[]
  /** VIP ads of a first page. */
  vip?: readonly Ad[]
}

const isOfAds = ([name]: QueryKey): boolean => name === 'ads' || name === 'sellerAds'

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

/**
 * An answer of the cache as a page brings it to the browser: lists of ads in a third of their
 * length, without what rows alone show, which the browser asks for (docs/decisions/174); others as they are.
 */
export const toSent = (key: QueryKey, data: unknown): unknown =>
  isOfAds(key) ? withAds(data, sentAds) : data

/** The answer that `toSent` has shortened. */
export const fromSent = (key: QueryKey, data: unknown): unknown =>
  isOfAds(key) ? withAds(data, broughtAds) : data

function sentAds(ads: readonly ShownAd[]): SentAd[] {
  let before = ''
  return ads.map((ad) => {
    const place = [ad.adType, ad.cityName, ad.citySlug] as const
    const isSame = before === `${place}`
    before = `${place}`
    const { priceDrop, promoted, hasVin, excerpt } = ad
    const rare: Rare = {
      ...(priceDrop && { priceDrop }),
      ...(promoted && { promoted }),
      ...(hasVin && { hasVin }),
      ...(excerpt === '' && { excerpt }),
    }
    return [
      ad.id,
      ad.slug,
      ad.title,
      ad.summary,
      ad.price,
      Date.parse(ad.liftedAt),
      sentPhotos(ad.photos),
      ad.photosTotal,
      isSame ? 0 : [...place],
      ...(Object.keys(rare).length > 0 ? ([rare] as const) : ([] as const)),
    ]
  })
}

function broughtAds(ads: readonly SentAd[]): ShownAd[] {
  let known: Exclude<SentAd[8], 0> | undefined
  return ads.map(
    ([id, slug, title, summary, price, liftedAt, photos, photosTotal, place, rare]) => {
      known = place || known
      const [adType, cityName, citySlug] = known as Exclude<SentAd[8], 0>
      return {
        id,
        slug,
        adType,
        title,
        summary,
        price,
        cityName,
        citySlug,
        photos: broughtPhotos(photos),
        photosTotal,
        liftedAt: new Date(liftedAt).toISOString(),
        hasVin: false,
        ...rare,
      }
    },
  )
}

const ID_LENGTH = 36
/** `#112233` */
const COLOR_LENGTH = 7

/** Id, colour and size of each; the size where it is not that of the photograph before. */
function sentPhotos(photos: readonly Photo[]): string {
  let before = ''
  return photos
    .map(({ id, width, height, color }) => {
      const size = `${width}x${height}`
      const said = size === before ? '' : size
      before = size
      return id + color + said
    })
    .join()
}

function broughtPhotos(photos: string): Photo[] {
  let size = ''
  return photos
    ? photos.split(',').map((photo) => {
        size = photo.slice(ID_LENGTH + COLOR_LENGTH) || size
        const [width = 0, height = 0] = size.split('x').map(Number)
        return {
          id: photo.slice(0, ID_LENGTH),
          width,
          height,
          color: photo.slice(ID_LENGTH, ID_LENGTH + COLOR_LENGTH),
        }
      })
    : []
}
