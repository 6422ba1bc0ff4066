import { PRODUCT_NAME } from '@trassa/contracts/product'
import type { MetaDescriptor } from 'react-router-dom'
import { SITE_PROPERTIES } from './plain-meta.ts'
import { type SharePicture, sharePicture } from './share-picture.ts'

interface PageMeta {
  title: string
  description: string
  /** The page's one address: origin, path and canonical query. */
  canonical: string
  /** Excludes the page from search engines: deep filters, further pages. */
  noindex?: boolean
  /** Of a link preview; the site's own where it is absent. */
  picture?: SharePicture
  /** A thing that is offered; its price in roubles, `null` where none is said. Absent: a page of the site. */
  product?: { price: number | null }
  /** The address of the page's RSS. */
  feed?: string
  /** schema.org objects. */
  jsonLd?: object[]
}

/** What search engines and messengers read of a page. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { title, description, canonical, noindex, picture, product, feed, jsonLd = [] } = page
  const data = jsonLd.map((one) => ({
    'script:ld+json': { '@context': 'https://schema.org', ...one },
  }))
  return [
    { title: `${title} — ${PRODUCT_NAME}` },
    // One element for both of its readers.
    { name: 'description', property: 'og:description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...(noindex ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    ...SITE_PROPERTIES,
    { property: 'og:type', content: product ? 'product' : 'website' },
    { property: 'og:title', content: title },
    { property: 'og:url', content: canonical },
    ...sharePicture(canonical, picture),
    ...(typeof product?.price === 'number'
      ? [
          { property: 'product:price:amount', content: String(product.price) },
          { property: 'product:price:currency', content: 'RUB' },
        ]
      : []),
    ...(feed
      ? [{ tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title, href: feed }]
      : []),
    ...data,
  ]
}

/** schema.org BreadcrumbList; addresses are absolute. */
export const breadcrumbList = (crumbs: readonly { name: string; href: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: href,
  })),
})
