import { loadForm } from '@trassa/catalog/ad-types/load-form'
import type { Filter } from '@trassa/catalog/engine/filters/filter'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { MetaDescriptor } from 'react-router-dom'
import { expect, it } from 'vitest'
import type { ListPage } from '../address/list-page.ts'
import { type ListHead, listMeta, mainMeta } from './list-seo.ts'

const ORIGIN = 'https://trassa.example'
const KAZAN = {
  id: '7',
  name: 'Казань',
  nameIn: 'Казани',
  slug: 'kazan',
  sortingNumber: 5,
  kladrRegionName: 'Татарстан',
  kladrRegionTypeName: 'республика',
}
const headOf = (subject: string, chosen: ListHead['chosen'] = []): ListHead => ({ subject, chosen })
const CHEAP: Filter = { key: 'price', op: 'range', to: 500_000 }

async function listOf(adType: AdType, changes: Partial<ListPage> = {}): Promise<ListPage> {
  const form = await loadForm(adType)
  const now = '2026-11-21T09:00:00.000Z'
  return { form, city: null, filters: [], sort: 'dateTo', cursor: null, now, ...changes }
}

/** Canonical link and og:url, which must be one address. */
function addressIn(meta: MetaDescriptor[]): string {
  const canonical = meta.flatMap((tag) => ('rel' in tag && tag.rel === 'canonical' ? [tag] : []))
  const ogUrl = meta.filter((tag) => 'property' in tag && tag.property === 'og:url')
  expect(ogUrl).toEqual([{ property: 'og:url', content: Object(canonical[0]).href }])
  return String(Object(canonical[0]).href).replace(ORIGIN, '')
}

it.each([
  ['auto', {}, '/'],
  ['auto', { city: KAZAN }, '/kazan/auto'],
  ['truck', { sort: 'priceTo', cursor: 'abc' }, '/Search?ad_type=truck'],
  ['moto', {}, '/Moto'],
  ['services', { city: KAZAN, cursor: 'abc' }, '/kazan/services'],
] as const)(
  'domain §7: the main page of %s %j and its list name one address',
  async (type, changes, href) => {
    const list = await listOf(type, changes)
    expect(addressIn(mainMeta(list, ORIGIN))).toBe(href)
    expect(addressIn(listMeta(list, headOf('Объявления'), ORIGIN))).toBe(href)
  },
)

it('domain §7: filters are in the canonical address, the order of the list is not', async () => {
  const list = await listOf('auto', { filters: [CHEAP], sort: 'priceFrom' })
  expect(addressIn(listMeta(list, headOf('Автомобили'), ORIGIN))).toBe('/Search?priceTo=500000')
})

it('domain §7: a list names its RSS, which has the type, the city and the filters of the list', async () => {
  const list = await listOf('snow', { city: KAZAN, filters: [CHEAP], sort: 'priceFrom' })
  const feeds = listMeta(list, headOf('Снегоходы'), ORIGIN).filter(
    (tag) => 'rel' in tag && tag.rel === 'alternate',
  )
  expect(feeds).toMatchObject([{ type: 'application/rss+xml' }])
  const feed = new URL(Object(feeds[0]).href)
  expect([feed.origin, feed.pathname]).toEqual([ORIGIN, '/rss'])
  expect(Object.fromEntries(feed.searchParams)).toMatchObject({
    ad_type: 'snow',
    city: 'kazan',
    priceTo: '500000',
  })
})

it('domain §7: the main page says who runs the site and how it is searched; other pages do not', async () => {
  const types = async (type: AdType, changes: Partial<ListPage> = {}) =>
    mainMeta(await listOf(type, changes), ORIGIN).flatMap((tag) =>
      'script:ld+json' in tag ? [Object(tag['script:ld+json'])['@type']] : [],
    )
  expect(await types('auto')).toEqual(['Organization', 'WebSite'])
  expect(await types('auto', { city: KAZAN })).toEqual([])
  expect(await types('moto')).toEqual([])
})

it('domain §7: a list is previewed with the picture of the site', async () => {
  const image = { property: 'og:image', content: `${ORIGIN}/share-1200x630.png` }
  expect(mainMeta(await listOf('auto'), ORIGIN)).toContainEqual(image)
  expect(listMeta(await listOf('auto'), headOf('Автомобили'), ORIGIN)).toContainEqual(image)
})

it('domain §7: breadcrumbs are canonical addresses, the type everywhere before the city', async () => {
  const meta = listMeta(await listOf('snow', { city: KAZAN, filters: [CHEAP] }), headOf(''), ORIGIN)
  expect(meta).toContainEqual({
    'script:ld+json': expect.objectContaining({
      '@type': 'BreadcrumbList',
      itemListElement: [
        expect.objectContaining({ name: 'Снегоходы', item: `${ORIGIN}/Search?ad_type=snow` }),
        expect.objectContaining({ name: 'Казань', item: `${ORIGIN}/kazan/snow` }),
      ],
    }),
  })
})

const LADA: Filter = { key: 'markId', op: 'many', values: ['1'] }
const GRANTA: Filter = { key: 'modelId', op: 'many', values: ['2'] }
const FIRST: Filter = { key: 'generationId', op: 'many', values: ['3'] }
const SUMMARY = {
  total: 128,
  priceFrom: 250_000,
  years: { from: 2012, to: 2019 },
  parts: null,
  cities: [],
}
const isIndexed = (meta: MetaDescriptor[]) =>
  !meta.some((tag) => 'name' in tag && tag.name === 'robots')

it('issue 9 point 7: a landing page says how many, from what price and of which years', async () => {
  const list = await listOf('auto', {
    city: KAZAN,
    filters: [LADA, GRANTA, FIRST],
    summary: SUMMARY,
  })
  const meta = listMeta(list, headOf('Lada Granta I'), ORIGIN)
  const text = JSON.stringify(meta).replaceAll(/[\u00A0\u202F]/g, ' ')
  expect(text).toContain('"title":"Lada Granta I в Казани: купить, цены от 250 000 ₽ — Трасса"')
  expect(text).toContain(
    'Объявления о продаже: Lada Granta I в Казани, 128 объявлений, цены от 250 000 ₽, чаще всего 2012–2019 годов.',
  )
  expect(isIndexed(meta)).toBe(true)
})

it('issue 9 point 7: nothing is said of a list without ads, which is not indexed', async () => {
  const summary = { total: 0, priceFrom: null, years: null, parts: null, cities: [] }
  const meta = listMeta(await listOf('snow', { summary }), headOf('Снегоходы'), ORIGIN)
  expect(JSON.stringify(meta)).not.toMatch(/null|0 объявлений|undefined/)
  expect(isIndexed(meta)).toBe(false)
})

it('domain §7: only lists whose title says all their filters are indexed', async () => {
  const indexed = async (...filters: Filter[]) =>
    isIndexed(listMeta(await listOf('auto', { filters, summary: SUMMARY }), headOf('Lada'), ORIGIN))
  expect(await indexed(LADA)).toBe(true)
  expect(await indexed(LADA, CHEAP)).toBe(false)
  expect(await indexed({ key: 'markId', op: 'many', values: ['1', '7'] })).toBe(false)
})

it('domain §7: breadcrumbs lead to the mark and the model', async () => {
  const list = await listOf('auto', { city: KAZAN, filters: [LADA, GRANTA] })
  const chosen = [
    { key: 'markId', id: '1', name: 'Lada (ВАЗ)' },
    { key: 'modelId', id: '2', name: 'Granta' },
  ]
  const meta = JSON.stringify(listMeta(list, headOf('Lada Granta', chosen), ORIGIN))
  expect(meta).toContain(`"name":"Lada","item":"${ORIGIN}/kazan/auto?markId=1"`)
  expect(meta).toContain(`"name":"Granta","item":"${ORIGIN}/kazan/auto?markId=1&modelId=2"`)
  // The address of the breadcrumb is the canonical one of the list itself.
  expect(addressIn(listMeta(list, headOf(''), ORIGIN))).toBe('/kazan/auto?markId=1&modelId=2')
})
