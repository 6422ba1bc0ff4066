import type { Ad } from '@trassa/contracts/entities/ad'

/** What the picture shows. */
type Pictured = Pick<Ad, 'slug' | 'adType' | 'title' | 'summary' | 'price' | 'cityName' | 'photos'>

/** FNV-1a of 32 bits: enough to tell the versions of one ad apart. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/**
 * The address of an ad's picture in link previews. It changes with what the picture shows, so that it can be kept for
 * ever (decision 093).
 */
export function adPicturePath(ad: Pictured): string {
  const { slug, adType, title, summary, price, cityName, photos } = ad
  const shown = [adType, title, summary, price, cityName, photos[0]?.id]
  return `/share/${slug}/${hashOf(JSON.stringify(shown))}.jpg`
}
