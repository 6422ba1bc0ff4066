import type { ApiClient } from '@trassa/api-client/client'
import { formatPrice } from '@trassa/catalog/format/numbers'
import { segmentOf } from '@trassa/catalog/urls/ad-type-segments'
import { placedQuery } from '@trassa/catalog/urls/placed-query'
import { filterAds } from '@trassa/contracts/calls/filter'
import type { AdCard } from '@trassa/contracts/entities/ad'
import type { MeantList } from '@trassa/contracts/entities/understood'
import { photoPath } from '@trassa/contracts/photo-files'
import { PRODUCT_NAME } from '@trassa/contracts/product'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { feedSubject } from './feed-subject.ts'
import { element, escapeXml, XML_HEAD } from './xml.ts'

/** Readers ask again at most this often, in seconds. */
const MAX_AGE_S = 300
const PICTURE = { width: 960, format: 'webp' } as const

interface RssOptions {
  apiFor: (request: FastifyRequest) => ApiClient
  publicUrl: string
  filesBase: string
}

/**
 * `/rss?ad_type=…&city=…` with the filters of a list: its newest ads as RSS 2.0. The query is the call's, so that
 * unknown names are ignored as on the list, and words without a type mean what they mean there.
 */
export async function rss(app: FastifyInstance, options: RssOptions): Promise<void> {
  const { apiFor, publicUrl, filesBase } = options

  app.get('/rss', async (request, reply) => {
    const query = { ...(request.query as Record<string, string>), sort: 'dateTo' }
    const api = apiFor(request)
    const { items, understood } = await api.ask(filterAds, { query })
    const search = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : ''
    const list = understood ? `?${queryOf(understood.list)}` : search
    const subject = await feedSubject(api, new URL(`/rss${list}`, publicUrl))
    reply
      .type('application/rss+xml; charset=utf-8')
      .header('cache-control', `public, max-age=${MAX_AGE_S}`)
      // For readers, not for the results of a search engine.
      .header('x-robots-tag', 'noindex')
    return reply.send(
      [
        XML_HEAD,
        '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
        '<channel>',
        element('title', `${PRODUCT_NAME}: ${subject}`),
        element('link', `${publicUrl}/Search${search}`),
        element('description', `Новые объявления: ${subject}`),
        element('language', 'ru'),
        element('ttl', String(MAX_AGE_S / 60)),
        `<atom:link href="${escapeXml(`${publicUrl}/rss${search}`)}" rel="self" type="application/rss+xml"/>`,
        ...items.map(itemOf),
        '</channel>',
        '</rss>',
      ].join('\n'),
    )
  })

  /** The list that words mean, as `/rss` and `/Search` take it. */
  const queryOf = (list: MeantList): string =>
    [`ad_type=${list.adType}`, placedQuery(list)].filter(Boolean).join('&')

  function itemOf(ad: AdCard): string {
    const link = `${publicUrl}/${ad.citySlug}/${segmentOf(ad.adType)}/${ad.slug}`
    const [photo] = ad.photos
    const price = ad.price === null ? '' : formatPrice(ad.price)
    const picture =
      photo && `${publicUrl}${filesBase}${photoPath(photo.id, PICTURE.width, PICTURE.format)}`
    return [
      '<item>',
      element('title', [ad.title, price].filter(Boolean).join(', ')),
      element('link', link),
      `<guid isPermaLink="false">${escapeXml(ad.id)}</guid>`,
      element('pubDate', new Date(ad.liftedAt).toUTCString()),
      element('description', [ad.summary, price, ad.cityName].filter(Boolean).join(' · ')),
      // The length is not known without reading the file; 0 is what feeds write then.
      ...(picture ? [`<enclosure url="${escapeXml(picture)}" type="image/webp" length="0"/>`] : []),
      '</item>',
    ].join('')
  }
}
