import type { ApiClient } from '@trassa/api-client/client'
import { MAIN_TYPES } from '@trassa/catalog/taxonomy/main-types'
import { adTypeOfSegment, segmentOf } from '@trassa/catalog/urls/ad-type-segments'
import { listCities } from '@trassa/contracts/calls/cities'
import { filterFacets, SITEMAP_PART, sitemapAds } from '@trassa/contracts/calls/filter'
import type { City } from '@trassa/contracts/entities/city'
import { AD_TYPES, type AdType } from '@trassa/contracts/enumerations/ads'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { element, XML_HEAD } from './xml.ts'

/** How long a crawler or a proxy may keep a sitemap, in seconds; the list of them is kept here as long. */
const MAX_AGE_S = 3600

const INFO_PAGES = ['/CarBuybackPage', '/Help', '/aboutUs'] as const
const DOCUMENTS = ['agreement', 'consent', 'policy', 'terms_of_payment'] as const

interface SitemapOptions {
  apiFor: (request: FastifyRequest) => ApiClient
  publicUrl: string
}

interface Group {
  adType: AdType
  city: City
  total: number
}

/** A list of the whole country by mark. */
interface MarkList {
  adType: AdType
  markId: string
}

interface Live {
  groups: Group[]
  markLists: MarkList[]
}

interface Page {
  path: string
  changed?: string
}

/**
 * `/sitemap.xml` names one sitemap of pages, one of the whole country's lists by mark, and one for each type and city with ads (in parts of 10 000). Which
 * those are comes from the counts of the live index; no request reads the table of ads as a whole.
 */
export async function sitemaps(app: FastifyInstance, options: SitemapOptions): Promise<void> {
  const { apiFor, publicUrl } = options
  let kept: { live: Promise<Live>; until: number } | undefined

  function live(request: FastifyRequest): Promise<Live> {
    if (kept && kept.until > Date.now()) return kept.live
    const entry = { live: readLive(apiFor(request)), until: Date.now() + MAX_AGE_S * 1000 }
    kept = entry
    entry.live.catch(() => {
      if (kept === entry) kept = undefined
    })
    return entry.live
  }

  app.get('/sitemap.xml', async (request, reply) => {
    const { groups } = await live(request)
    const paths = groups.flatMap(({ adType, city, total }) =>
      Array.from({ length: Math.ceil(total / SITEMAP_PART) }, (_, index) => {
        const part = index === 0 ? '' : `-${index + 1}`
        return `/sitemap/${segmentOf(adType)}/${city.slug}${part}.xml`
      }),
    )
    const lines = ['/sitemap/pages.xml', '/sitemap/marks.xml', ...paths].map(
      (path) => `<sitemap>${element('loc', publicUrl + path)}</sitemap>`,
    )
    return sendXml(reply, 'sitemapindex', lines)
  })

  app.get('/sitemap/pages.xml', async (_request, reply) => {
    const pages = [
      ...MAIN_TYPES.map(({ path }) => path),
      ...INFO_PAGES,
      ...DOCUMENTS.map((name) => `/documents/${name}`),
    ]
    return sendXml(
      reply,
      'urlset',
      pages.map((path) => urlOf({ path })),
    )
  })

  app.get('/sitemap/marks.xml', async (request, reply) => {
    const { markLists } = await live(request)
    return sendXml(
      reply,
      'urlset',
      markLists.map(({ adType, markId }) => {
        const query = new URLSearchParams({ ...(adType !== 'auto' && { ad_type: adType }), markId })
        return urlOf({ path: `/Search?${query}` })
      }),
    )
  })

  app.get<{ Params: { type: string; city: string } }>(
    '/sitemap/:type/:city.xml',
    async (request, reply) => {
      const adType = adTypeOfSegment(request.params.type)
      const named = request.params.city
      const cities = await apiFor(request).ask(listCities)
      // The name of a city may end in a number itself.
      const whole = cities.find(({ slug }) => slug === named)
      const [, slug, part] = whole ? [] : (/^(.*)-(\d{1,4})$/.exec(named) ?? [])
      const city = whole ?? cities.find((one) => one.slug === slug)
      if (!adType || !city) return reply.callNotFound()
      const pages = await readPages(apiFor(request), { adType, city, part: Number(part ?? 1) })
      return sendXml(reply, 'urlset', pages.map(urlOf))
    },
  )

  function urlOf({ path, changed }: Page): string {
    return `<url>${element('loc', publicUrl + path)}${changed ? element('lastmod', changed) : ''}</url>`
  }
}

function sendXml(reply: FastifyReply, root: 'sitemapindex' | 'urlset', lines: string[]) {
  reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', `public, max-age=${MAX_AGE_S}`)
  const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
  return reply.send([XML_HEAD, `<${root} ${space}>`, ...lines, `</${root}>`].join('\n'))
}

/** Every type and city with ads, and every type and mark. */
async function readLive(api: ApiClient): Promise<Live> {
  const cities = new Map((await api.ask(listCities)).map((city) => [city.id, city]))
  const groups: Group[] = []
  const markLists: MarkList[] = []
  // One after another: each is counted in memory, and pages go first.
  for (const adType of AD_TYPES) {
    const { facets } = await api.ask(filterFacets, { query: { ad_type: adType } })
    for (const [id, total] of Object.entries(facets.cityId ?? {})) {
      const city = cities.get(id)
      if (city && total > 0) groups.push({ adType, city, total })
    }
    for (const markId of Object.keys(facets.markId ?? {})) markLists.push({ adType, markId })
  }
  return { groups, markLists }
}

/** The list of a type in a city, its lists by mark, its ads; the lists in the first part only. */
async function readPages(
  api: ApiClient,
  { adType, city, part }: { adType: AdType; city: City; part: number },
): Promise<Page[]> {
  const list = `/${city.slug}/${segmentOf(adType)}`
  const { items } = await api.ask(sitemapAds, {
    query: { ad_type: adType, cityId: city.id, part },
  })
  const ads = items.map(({ slug, updatedAt }) => ({ path: `${list}/${slug}`, changed: updatedAt }))
  if (part !== 1 || ads.length === 0) return ads
  const { facets } = await api.ask(filterFacets, { query: { ad_type: adType, city: city.slug } })
  const marks = Object.keys(facets.markId ?? {}).map((id) => ({ path: `${list}?markId=${id}` }))
  return [{ path: list }, ...marks, ...ads]
}
