import { PRODUCT_NAME } from '@trassa/contracts/product'
import type { MetaDescriptor } from 'react-router-dom'

/** Pixels of every preview picture, as messengers ask for. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const

/** The picture of a link preview, 1200 × 630. */
export interface SharePicture {
  /** Absolute. */
  url: string
  /** What it shows, for those who do not see it. */
  alt: string
}

/** The picture of pages without one of their own, on the origin of `page`. */
const sitePicture = (page: string): SharePicture => ({
  url: new URL('/share-1200x630.png', page).href,
  alt: PRODUCT_NAME,
})

/** Open Graph and Twitter cards: the picture of a page's link preview, the site's own where it has none. */
export function sharePicture(page: string, picture = sitePicture(page)): MetaDescriptor[] {
  return [
    { property: 'og:image', content: picture.url },
    { property: 'og:image:width', content: String(SHARE_SIZE.width) },
    { property: 'og:image:height', content: String(SHARE_SIZE.height) },
    { property: 'og:image:alt', content: picture.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
