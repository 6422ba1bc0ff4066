import { formOf } from '@trassa/catalog/form-of'
import { subtypeOfAdType } from '@trassa/catalog/subtypes'
import { listHref, mainHref } from '../../lib/ad-addresses.ts'
import { breadcrumbList, pageMeta } from '../../lib/page-meta.ts'
import { inPlace } from '../../lib/words.ts'
import { addressOf, type ListPage } from './list-page.ts'

/** A mark and a model may be searched for; anything deeper is only one of endless combinations. */
const DEEP = 2

/** What search engines read of a list; unknown parameters are not in its canonical address. */
export function listMeta(list: ListPage, subject: string, origin: string) {
  const where = inPlace(list.city)
  const canonical = new URL(listHref(addressOf(list)), origin).href
  const name = subtypeOfAdType(list.adType)?.name ?? ''
  return pageMeta({
    title: `${subject} ${where}: купить, цены`,
    description: `Объявления о продаже: ${subject} ${where}. Цены, фотографии, характеристики, телефоны продавцов.`,
    canonical,
    noindex: list.filters.length > DEEP || list.cursor !== null || !formOf(list.adType),
    jsonLd: [
      breadcrumbList([
        {
          name: list.city?.name ?? 'Россия',
          href: new URL(`/${list.city?.slug ?? ''}`, origin).href,
        },
        {
          name,
          href: new URL(listHref(addressOf(list, { filters: [], sort: 'dateTo' })), origin).href,
        },
      ]),
    ],
  })
}

/** What search engines read of the main page. */
export function mainMeta(list: ListPage, origin: string) {
  const where = inPlace(list.city)
  return pageMeta({
    title: `Автомобили ${where}: объявления о продаже`,
    description: `Купить или продать автомобиль ${where}: свежие объявления частных лиц и компаний с фотографиями и ценами.`,
    canonical: new URL(mainHref(addressOf(list)), origin).href,
    noindex: list.cursor !== null,
  })
}
