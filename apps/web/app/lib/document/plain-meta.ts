import { PRODUCT_NAME } from '@trassa/contracts/product'
import type { MetaDescriptor } from 'react-router-dom'

interface PlainMeta {
  /** Without the product's name, which is added. */
  title: string
  description?: string
  /** Excludes the page from search engines: the user's own pages, pages that are not found. */
  noindex?: boolean
}

/** Open Graph: what is the same on every page. */
export const SITE_PROPERTIES: MetaDescriptor[] = [
  { property: 'og:site_name', content: PRODUCT_NAME },
  { property: 'og:locale', content: 'ru_RU' },
]

/** The head of a page that is no list and no ad: those have `page-meta`. */
export function plainMeta({ title, description, noindex = false }: PlainMeta): MetaDescriptor[] {
  return [
    { title: `${title} — ${PRODUCT_NAME}` },
    ...SITE_PROPERTIES,
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    ...(description
      ? [{ name: 'description', property: 'og:description', content: description }]
      : []),
    ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}

/** For pages without a `meta` of their own. */
export const DEFAULT_META = plainMeta({
  title: 'Объявления: авто, мото, запчасти, услуги',
  description:
    'Автомобили, грузовики, спецтехника, мототехника, запчасти и услуги по всей России: фотографии, цены и телефон продавца. Разместить объявление можно бесплатно.',
})
