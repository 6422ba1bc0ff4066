import type { ApiClient } from '@trassa/api-client/client'
import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { robots } from './robots.routes.ts'
import { rss } from './rss.routes.ts'
import { sitemaps } from './sitemap.routes.ts'

const PUBLIC_URL = 'https://trassa.example'
const ANSWERS: Record<string, (query: Record<string, unknown>) => unknown> = {
  'cities.list': () => [{ id: '5', slug: 'kazan', name: 'Казань', nameIn: 'Казани' }],
  'dictionaries.carMarks': () => [{ id: '1', name: 'Lada (ВАЗ)' }],
  'filter.facets': ({ ad_type: type }) =>
    type === 'auto'
      ? { total: 10_001, facets: { cityId: { 5: 10_001 }, markId: { 1: 3 } } }
      : { total: 0, facets: {} },
  'filter.sitemapAds': () => ({
    items: [{ slug: 'lada-1', updatedAt: '2026-11-20T10:00:00.000Z' }],
  }),
  'filter.ads': () => ({
    total: 1,
    nextCursor: null,
    items: [
      {
        id: '7',
        slug: 'lada-1',
        adType: 'auto',
        title: 'Lada <Granta> & Co',
        summary: '84 000 км',
        price: 500_000,
        cityName: 'Казань',
        citySlug: 'kazan',
        photos: [{ id: 'a', width: 10, height: 10, color: '#000000' }],
        photosTotal: 1,
        liftedAt: '2026-11-20T10:00:00.000Z',
      },
    ],
  }),
}

async function server() {
  const app = Fastify()
  onTestFinished(() => app.close())
  const api = {
    ask: async (call: { id: string }, args?: { query?: Record<string, unknown> }) =>
      ANSWERS[call.id]?.(args?.query ?? {}),
  } as unknown as ApiClient
  const options = { apiFor: () => api, publicUrl: PUBLIC_URL, filesBase: '/files' }
  await app.register(sitemaps, options)
  await app.register(rss, options)
  await app.register(robots, options)
  return app
}

it('§2 sitemap: by type and city, in parts, with last changes and the lists of marks', async () => {
  const app = await server()
  const { body: index } = await app.inject('/sitemap.xml')
  expect(index.match(/<loc>.*?<\/loc>/g)).toEqual([
    '<loc>https://trassa.example/sitemap/pages.xml</loc>',
    '<loc>https://trassa.example/sitemap/marks.xml</loc>',
    '<loc>https://trassa.example/sitemap/auto/kazan.xml</loc>',
    '<loc>https://trassa.example/sitemap/auto/kazan-2.xml</loc>',
  ])
  const { body: marks } = await app.inject('/sitemap/marks.xml')
  expect(marks.match(/<loc>.*?<\/loc>/g)).toEqual([
    '<loc>https://trassa.example/Search?markId=1</loc>',
  ])
  const { body: first } = await app.inject('/sitemap/auto/kazan.xml')
  expect(first).toContain('<loc>https://trassa.example/kazan/auto</loc>')
  expect(first).toContain('<loc>https://trassa.example/kazan/auto?markId=1</loc>')
  expect(first).toContain(
    '<url><loc>https://trassa.example/kazan/auto/lada-1</loc><lastmod>2026-11-20T10:00:00.000Z</lastmod></url>',
  )
  const { body: second } = await app.inject('/sitemap/auto/kazan-2.xml')
  expect(second).not.toContain('markId')
  expect((await app.inject('/sitemap/auto/nowhere.xml')).statusCode).toBe(404)
  expect((await app.inject('/sitemap/pages.xml')).body).toContain('/documents/policy')
})

it('§2 robots: names the sitemap, closes personal pages and QR codes, and leaves previews open', async () => {
  const { body } = await (await server()).inject('/robots.txt')
  expect(body).toContain('Sitemap: https://trassa.example/sitemap.xml')
  expect(body).toContain('Disallow: /profile/')
  expect(body).toContain('Disallow: /qr/')
  expect(body).not.toContain('/share')
})

it('RSS of a search: the ads of the list with pictures, escaped', async () => {
  const { body, headers } = await (await server()).inject('/rss?city=kazan&markId=1&priceTo=500000')
  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8')
  expect(body).toContain('<title>Трасса: Lada в\u00A0Казани, Цена до 500\u00A0000\u202F₽</title>')
  expect(body).toContain('<title>Lada &lt;Granta&gt; &amp; Co, ')
  expect(body).toContain('<link>https://trassa.example/kazan/auto/lada-1</link>')
  expect(body).toContain('<pubDate>Fri, 20 Nov 2026 10:00:00 GMT</pubDate>')
  expect(body).toMatch(/<enclosure url="https:\/\/trassa\.example\/files\/images\/a-\d+\.webp"/)
  expect(body).toContain(
    'href="https://trassa.example/rss?city=kazan&amp;markId=1&amp;priceTo=500000"',
  )
})
