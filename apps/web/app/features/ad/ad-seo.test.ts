import type { Ad } from '@trassa/contracts/entities/ad'
import { createElement } from 'react'
import { createRoutesStub, Meta, type MetaDescriptor } from 'react-router-dom'
import { expect, it } from 'vitest'
import { renderWhole } from '../../lib/document/render-whole.tsx'
import { adMeta } from './ad-seo.ts'

const ORIGIN = 'https://trassa.example'
const AD = {
  id: '7',
  slug: 'lada-granta-7',
  adType: 'auto',
  title: 'Lada Granta I, 2018',
  summary: '84 000 км · 1.6 MT',
  price: 500_000,
  cityName: 'Казань',
  citySlug: 'kazan',
  photos: [{ id: 'a', width: 10, height: 10, color: '#000000' }],
  fields: { markId: '1', modelId: '2', year: 2018, mileage: 84_000, vin: 'XTA219040J0123456' },
  names: { markId: 'Lada (ВАЗ)', modelId: 'Granta' },
  seller: { username: 'Иван', type: 0 },
} as unknown as Ad
const PART = {
  ...AD,
  adType: 'auto_parts_car',
  fields: { condition: 1 },
  names: {},
  seller: { username: 'Разбор', type: 1 },
} as unknown as Ad

const jsonLdOf = (ad: Ad) =>
  adMeta(ad, ORIGIN).flatMap((tag) =>
    'script:ld+json' in tag ? [Object(tag['script:ld+json'])] : [],
  )
const contentOf = (meta: MetaDescriptor[], property: string) =>
  meta.flatMap((tag) =>
    'property' in tag && tag.property === property ? [Object(tag).content] : [],
  )

it('issue 9 JSON-LD: a vehicle with its offer; its VIN, which the page does not show, is not told', () => {
  const [thing] = jsonLdOf(AD)
  expect(thing).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Vehicle',
    name: AD.title,
    image: [expect.stringMatching(/^https:/)],
    vehicleModelDate: '2018',
    mileageFromOdometer: { '@type': 'QuantitativeValue', value: 84_000, unitCode: 'KMT' },
    offers: {
      '@type': 'Offer',
      url: `${ORIGIN}/kazan/auto/lada-granta-7`,
      price: 500_000,
      priceCurrency: 'RUB',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/UsedCondition',
      seller: { '@type': 'Person', name: 'Иван' },
    },
  })
  expect(JSON.stringify(jsonLdOf(AD))).not.toContain('XTA219040J0123456')
})

it('issue 9 JSON-LD: a new part is a product in new condition; without a price none is told', () => {
  expect(jsonLdOf(PART)[0]).toMatchObject({
    '@type': 'Product',
    offers: {
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization' },
    },
  })
  const [service] = jsonLdOf({ ...PART, adType: 'services', price: null, fields: {} })
  expect(service).toMatchObject({ '@type': 'Service' })
  expect(service.offers).not.toHaveProperty('price')
  expect(service.offers).not.toHaveProperty('itemCondition')
})

it('issue 9 JSON-LD: breadcrumbs lead by mark and model to the ad', () => {
  expect(jsonLdOf(AD)[1].itemListElement).toEqual(
    [
      ['Легковые автомобили', '/'],
      ['Казань', '/kazan/auto'],
      ['Lada', '/kazan/auto?markId=1'],
      ['Granta', '/kazan/auto?markId=1&modelId=2'],
      [AD.title, '/kazan/auto/lada-granta-7'],
    ].map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${ORIGIN}${path}`,
    })),
  )
})

it('issue 9 Open Graph: an ad is a product with its own picture', () => {
  const meta = adMeta(AD, ORIGIN)
  expect(contentOf(meta, 'og:type')).toEqual(['product'])
  expect(contentOf(meta, 'product:price:amount')).toEqual(['500000'])
  expect(contentOf(meta, 'og:image')).toEqual([
    expect.stringMatching(/^https:\/\/trassa\.example\/share\/lada-granta-7\/[0-9a-f]{8}\.jpg$/),
  ])
  expect(contentOf(meta, 'og:image:width')).toEqual(['1200'])
  expect(contentOf(meta, 'og:locale')).toEqual(['ru_RU'])
})

it('domain §2: no text of an ad ends the element of its JSON-LD', async () => {
  const title = '</script><script>alert(1)</script><!--'
  const meta = () => adMeta({ ...AD, title, summary: title }, ORIGIN)
  const Stub = createRoutesStub([
    { id: 'page', path: '/', meta, Component: () => createElement(Meta) },
  ])
  const body = await renderWhole(createElement(Stub), { onError: () => undefined })
  const scripts = body.match(/<script type="application\/ld\+json">.*?<\/script>/gs) ?? []
  expect(scripts).toHaveLength(2)
  for (const script of scripts) {
    const json = script.replace(/^<script[^>]*>|<\/script>$/g, '')
    expect(json).not.toContain('<')
    expect(() => JSON.parse(json)).not.toThrow()
  }
  expect(body).not.toContain('alert(1)</script>')
})
