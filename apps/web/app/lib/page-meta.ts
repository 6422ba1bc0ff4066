import { PRODUCT_NAME } from '@trassa/contracts/product'
import type { MetaDescriptor } from 'react-router'

interface PageMeta {
  /** Without the product's name, which is added. */
  title: string
  description?: string
  /** A picture for links in messengers, absolute. */
  image?: string
  /** The page's one address, absolute (domain §7). */
  canonical?: string
  /** Keeps the page out of search engines: one's own pages, pages that are not found. */
  noindex?: boolean
}

/** The head of a page: title, description, what messengers show of a link, canonical address. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { description, image, canonical } = page
  const title = `${page.title} — ${PRODUCT_NAME}`
  return [
    { title },
    { property: 'og:site_name', content: PRODUCT_NAME },
    { property: 'og:locale', content: 'ru_RU' },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    ...(description
      ? [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]
      : []),
    ...(image ? [{ property: 'og:image', content: image }] : []),
    ...(canonical
      ? [
          { tagName: 'link', rel: 'canonical', href: canonical },
          { property: 'og:url', content: canonical },
        ]
      : []),
    ...(page.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}
