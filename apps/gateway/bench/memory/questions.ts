import { segmentOf } from '@trassa/catalog/urls/ad-type-segments'
import { adBySlug } from '@trassa/contracts/calls/ads'
import { filterAds, filterFacets } from '@trassa/contracts/calls/filter'
import { sql } from 'drizzle-orm'
import { prepareKept } from '../../src/platform/http/ask-kept.ts'
import type { BenchServer } from '../bench-server.ts'
import { drawSamples, type Query, type Sample, SHAPES } from '../search-shapes.ts'

/** Lists of all shapes, mixed, each drawn from an ad of its own. */
export async function mixedQueries(server: BenchServer, count: number): Promise<Query[]> {
  const samples = await drawSamples(server.db, count)
  const shapes = Object.values(SHAPES)
  return samples.flatMap((sample, index) => shapes[index % shapes.length]?.(sample, index) ?? [])
}

/** Lists of all shapes but text: what a new text is measured beside. */
export async function filteredQueries(server: BenchServer, count: number): Promise<Query[]> {
  return (await mixedQueries(server, count * 2)).filter(({ q }) => q === undefined).slice(0, count)
}

/** The addresses of lists and their counts, one after the other. */
export const addressesOf = ({ config }: BenchServer, queries: Query[], withFacets = true) =>
  queries.flatMap((query) => {
    const search = new URLSearchParams(query)
    const calls = withFacets ? [filterAds, filterFacets] : [filterAds]
    return calls.map(({ path }) => `${config.gatewayBase}${path}?${search}`)
  })

export interface LiveAd extends Record<string, unknown> {
  id: string
  slug: string
  /** The path of its page. */
  page: string
  adType: Sample['adType']
  citySlug: string
}

export async function liveAds({ db }: BenchServer, count: number): Promise<LiveAd[]> {
  const { rows } = await db.execute<Omit<LiveAd, 'page'>>(sql`
    SELECT ads.id, ads.slug, ad_type AS "adType", cities.slug AS "citySlug"
    FROM ads JOIN cities ON cities.id = ads.city_id
    WHERE stat = 1 AND expires_at > now() ORDER BY random() LIMIT ${count}`)
  return rows.map((row) => ({
    ...row,
    page: `/${row.citySlug}/${segmentOf(row.adType as Sample['adType'])}/${row.slug}`,
  })) as LiveAd[]
}

export const adAddresses = ({ config }: BenchServer, ads: LiveAd[]): string[] =>
  ads.map(({ slug }) => `${config.gatewayBase}${adBySlug.path}?slug=${encodeURIComponent(slug)}`)

/** The bytes of a list and of its counts, made in process as a request gets them. */
export async function askBytes({ app }: BenchServer, query: Query): Promise<number> {
  let bytes = 0
  for (const { id } of [filterAds, filterFacets]) {
    const answer = await prepareKept(app, id, { params: undefined, query })?.ask()
    bytes += answer?.body.length ?? 0
  }
  return bytes
}
