import { PRODUCT_NAME } from '@trassa/contracts/product'

/** schema.org, on the main page only: who runs the site, and the address of its text search (domain §7). */
export const siteJsonLd = (origin: string): object[] => [
  {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: PRODUCT_NAME,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
  },
  {
    '@type': 'WebSite',
    name: PRODUCT_NAME,
    url: `${origin}/`,
    inLanguage: 'ru',
    publisher: { '@id': `${origin}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/Search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  },
]
