import { countOf, formatPrice } from '@trassa/catalog/format/numbers'
import { kindOf } from '@trassa/catalog/taxonomy/ad-kinds'
import type { AdKind } from '@trassa/catalog/taxonomy/main-types'
import { breadcrumbList, pageMeta } from '../../../lib/document/page-meta.ts'
import { AD_FORMS } from '../../../shared/ad-view/ad-labels.ts'
import { canonicalListHref } from '../../../shared/addresses/ad-addresses.ts'
import { type ChosenPart, listCrumbs } from '../../../shared/addresses/list-crumbs.ts'
import { inPlace } from '../../../shared/city/city-labels.ts'
import { addressOf, type ListPage, listQuery, radiusOf } from '../address/list-page.ts'
import { factsOf } from '../landing/list-facts.tsx'
import { isSaidByTitle, typeName } from './list-labels.ts'
import { siteJsonLd } from './site-json-ld.ts'

interface KindLabels {
  /** After the subject in a title; `prices` is `цены от 250 000 ₽` where the lowest is known. */
  offer: (prices: string) => string
  /** What its ads are about. */
  about: string
  /** What is in them. */
  contents: string
}

const LABELS: Record<AdKind, KindLabels> = {
  vehicle: {
    offer: (prices) => `купить, ${prices}`,
    about: 'Объявления о продаже',
    contents: 'Цены, фотографии, характеристики, телефоны продавцов.',
  },
  part: {
    offer: (prices) => `купить, ${prices}`,
    about: 'Объявления о продаже',
    contents: 'Новые и с разбора: цены, фотографии, телефоны продавцов.',
  },
  service: {
    offer: (prices) => `${prices}, телефоны`,
    about: 'Объявления об услугах',
    contents: 'Цены, выезд, телефоны исполнителей.',
  },
}

/** A page that shows a part of its list, or more than the first page of it: the list itself is indexed. */
export const isPartial = ({ cursor, pages = 1 }: ListPage): boolean => cursor !== null || pages > 1

/** Found by words that were typed: the list itself has an address without them. */
const isTyped = ({ typed }: ListPage): boolean => typed !== undefined

/**
 * Whether search engines are to know a list: its title says all that it is narrowed down by. Each such list has a title of
 * its own, and their number is bounded.
 */
export const isIndexed = (list: ListPage): boolean =>
  isSaidByTitle(list) && !isPartial(list) && !isTyped(list) && list.summary?.total !== 0

/** `Объявления о продаже: Lada Granta в Казани, 128 объявлений, цены от 250 000 ₽. Фотографии…` */
function described(subject: string, list: ListPage, contents: string): string {
  const { summary } = list
  const count = summary && summary.total > 0 ? [countOf(summary.total, AD_FORMS)] : []
  return `${[subject, ...count, ...factsOf(list)].join(', ')}. ${contents}`
}

/** The list's newest ads for feed readers. */
const feedOf = (list: ListPage, origin: string) =>
  new URL(`/rss?${new URLSearchParams(listQuery(addressOf(list)))}`, origin).href

/** `цены от 250 000 ₽`, where the lowest price is known. */
const pricesOf = ({ summary }: ListPage): string =>
  typeof summary?.priceFrom === 'number' ? `цены от ${formatPrice(summary.priceFrom)}` : 'цены'

/** What of a list stands in its title: its subject in words, and the marks that breadcrumbs lead to. */
export interface ListHead {
  subject: string
  chosen: readonly ChosenPart[]
}

/**
 * The head of a list; its canonical address has the known filters in the form's order, nothing else.
 */
export function listMeta(list: ListPage, { subject, chosen }: ListHead, origin: string) {
  const where = inPlace(list.city, radiusOf(list))
  const absolute = (path: string) => new URL(path, origin).href
  const { offer, about, contents } = LABELS[kindOf(list.form.adType)]
  return pageMeta({
    title: `${subject} ${where}: ${offer(pricesOf(list))}`,
    description: described(`${about}: ${subject} ${where}`, list, contents),
    canonical: absolute(canonicalListHref(addressOf(list))),
    noindex: !isIndexed(list),
    feed: feedOf(list, origin),
    jsonLd: [
      breadcrumbList(
        listCrumbs(list.form.adType, list.city, chosen).map(({ name, href }) => ({
          name,
          href: absolute(href),
        })),
      ),
    ],
  })
}

/** What search engines read of a main page. */
export function mainMeta(list: ListPage, origin: string) {
  const subject = `${typeName(list)} ${inPlace(list.city)}`
  const canonical = canonicalListHref(addressOf(list))
  const { about, contents } = LABELS[kindOf(list.form.adType)]
  return pageMeta({
    title: `${subject}: объявления`,
    description: described(`${about}: ${subject}`, list, contents),
    canonical: new URL(canonical, origin).href,
    noindex: isPartial(list),
    feed: feedOf(list, origin),
    ...(canonical === '/' && { jsonLd: siteJsonLd(origin) }),
  })
}
