import type { AdCard } from '@trassa/contracts/entities/ad'
import { useSite } from '../../../lib/document/site.ts'
import { adHref } from '../../../shared/addresses/ad-addresses.ts'

/** The ads of a page that search engines are told about: its first one. */
const PAGE = 20

/** schema.org ItemList of a list's ads. In the page's body: the ads are in the query cache, not in the loader's data. */
export default function ItemList({ ads }: { ads: readonly AdCard[] }) {
  const { publicUrl } = useSite()
  if (ads.length === 0) return null
  const data = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: ads.slice(0, PAGE).map((ad, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: `${publicUrl}${adHref(ad)}`,
    })),
  }
  // Slugs are of letters, digits and dashes: nothing in them ends the element.
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  )
}
