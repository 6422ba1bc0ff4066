import { segmentOf } from '@trassa/catalog/urls/ad-type-segments'
import { adBySlug } from '@trassa/contracts/calls/ads'
import { filterAds, filterFacets } from '@trassa/contracts/calls/filter'
import { sql } from 'drizzle-orm'
import type { BenchServer } from '../bench-server.ts'
import { drawSamples, type Query, randomIds, type Sample, SHAPES } from '../search-shapes.ts'

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
  /** Roubles. */
  price: number
}

const liveIn = async ({ db }: BenchServer, ids: readonly (string | number)[], count: number) => {
  const { rows } = await db.execute<Omit<LiveAd, 'page'>>(sql`
    SELECT ads.id, ads.slug, ad_type AS "adType", cities.slug AS "citySlug", (price / 100)::float8 AS price
    FROM ads JOIN cities ON cities.id = ads.city_id
    WHERE stat = 1 AND expires_at > now() AND price IS NOT NULL AND ads.id IN ${ids} LIMIT ${count}`)
  return rows.map((row) => ({ ...row, page: `${listPath(row as LiveAd)}/${row.slug}` })) as LiveAd[]
}

export const liveAds = async (server: BenchServer, count: number): Promise<LiveAd[]> =>
  liveIn(server, await randomIds(server.db, count), count)

/** Those that stand first in the list of all cars. */
export async function newestCars(server: BenchServer, count: number): Promise<LiveAd[]> {
  const ids: string[] = []
  let cursor = ''
  while (ids.length < count) {
    const url = `${server.config.gatewayBase}${filterAds.path}?ad_type=auto${cursor}`
    const { detail } = (await server.app.inject({ url })).json()
    ids.push(...detail.items.map(({ id }: { id: string }) => id))
    cursor = `&cursor=${encodeURIComponent(detail.nextCursor)}`
  }
  return liveIn(server, ids, count)
}

/** The page of all ads of the ad's type in its city. */
export const listPath = ({ citySlug, adType }: Pick<LiveAd, 'citySlug' | 'adType'>): string =>
  `/${citySlug}/${segmentOf(adType)}`

export const adAddresses = ({ config }: BenchServer, ads: LiveAd[]): string[] =>
  ads.map(({ slug }) => `${config.gatewayBase}${adBySlug.path}?slug=${encodeURIComponent(slug)}`)
