import { formOf } from '@trassa/catalog/ad-types/form-of'
import type { CallAnswer, CallArguments } from '@trassa/contracts/call'
import {
  type adCards,
  type filterAds,
  type filterFacets,
  type filterSummary,
  type filterTotals,
  PAGE_SIZE,
  SITEMAP_PART,
  type sellerAds,
  type sitemapAds,
  VIP_PLACES,
} from '@trassa/contracts/calls/filter'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { Database } from '../../platform/database/connect.ts'
import { encodeCursor } from '../../platform/keyset/cursor.ts'
import type { ReferenceCache } from '../reference/public.ts'
import { cursorPosition } from './list-order.ts'
import { readLiveCards, readPage, readSellerPage, readSitemapRows } from './live-ads.repository.ts'
import type { IndexLog } from './live-index/apply-changes.ts'
import { type Bitset, countBits, slotsOf } from './live-index/bitset.ts'
import type { FreshnessOptions } from './live-index/bounded-freshness.ts'
import { countFacets } from './live-index/facets.ts'
import { createLiveIndex, type SearchedType } from './live-index/live-index.ts'
import { summarize } from './live-index/summary.ts'
import { countAll } from './live-index/totals.ts'
import { nearCities } from './near-cities.ts'
import { type ListQuery, parseListQuery } from './parse-list-query.ts'
import { createReverseSearch } from './reverse/reverse-search.ts'
import { createMarketBand } from './similar/market-band.ts'
import { createSimilarAds } from './similar/similar-ads.service.ts'
import { vipWindow } from './vip-window.ts'

type Page = CallAnswer<typeof filterAds>
type Facets = CallAnswer<typeof filterFacets>
type Summary = CallAnswer<typeof filterSummary>
type Query<
  C extends
    | typeof adCards
    | typeof filterAds
    | typeof filterFacets
    | typeof filterSummary
    | typeof sellerAds
    | typeof sitemapAds,
> = CallArguments<C, 'output'>['query']

const NO_ADS: Page = { items: [], total: 0, nextCursor: null }
const NO_FACETS: Facets = { total: 0, facets: {} }
const NO_SUMMARY: Summary = { total: 0, priceFrom: null, years: null, parts: null, cities: [] }

/** The result of a list query: its slots, and those that match its text. */
interface Found extends SearchedType, ListQuery {
  bits: Bitset
  among?: Bitset
}

export type SearchService = ReturnType<typeof createSearchService>

/** Public lists of live ads (spec §7: filter-ads): a page, the exact total and facets. */
export function createSearchService({
  db,
  reference,
  log,
  freshness,
}: {
  db: Database
  reference: ReferenceCache
  log: IndexLog
  /** How old answers may be; exact by default. */
  freshness?: FreshnessOptions
}) {
  const index = createLiveIndex(db, log, freshness)

  /** By words; only if no ad has them, by similar names. */
  async function findByText(
    { segment, matches }: SearchedType,
    { filters, text }: ListQuery & { text: string },
  ): Promise<{ bits: Bitset; among: Bitset }> {
    const selectBy = async (by: 'words' | 'likeness') => {
      const among = await matches.find(text, by)
      return { among, bits: segment.select(filters, among) }
    }
    const byWords = await selectBy('words')
    return byWords.bits.some((word) => word !== 0) ? byWords : selectBy('likeness')
  }

  async function find(adType: AdType, query: Record<string, unknown>): Promise<Found | undefined> {
    const list = parseListQuery(formOf(adType), query, await reference.places())
    const searched = list && (await index.upToDate(adType))
    if (!searched) return undefined
    const { filters, text } = list
    const selected =
      text === undefined
        ? { bits: searched.segment.select(filters) }
        : await findByText(searched, { ...list, text })
    return { ...searched, ...list, ...selected }
  }

  return {
    /** Reads all live ads into memory, before any request is served. */
    load: index.load,
    isLoaded: index.isLoaded,
    statistics: index.statistics,
    answerSource: { upToDate: index.allUpToDate, revision: index.revision },

    search: async (query: Query<typeof filterAds>): Promise<Page> => {
      const result = await find(query.ad_type, query)
      if (!result) return NO_ADS
      const { segment, bits, sort } = result
      const position = cursorPosition(sort, query.cursor)
      const after = position && { key: position.key, id: Number(position.id) }
      const page = segment.page(bits, { sort, after, size: PAGE_SIZE + 1 })
      const shown = page.slice(0, PAGE_SIZE)
      const last = page.length > PAGE_SIZE ? shown.at(-1) : undefined
      const total = countBits(bits)
      const ids = shown.map(({ id }) => id)
      const now = Date.now()
      const vips = after ? [] : vipWindow(segment.vipsAmong(bits, now), VIP_PLACES, now).map(String)
      const cards = await readPage(db, ids, vips)
      return { ...cards, total, nextCursor: last ? encodeCursor([sort, last.key, last.id]) : null }
    },

    /** How many live ads the list of a query string holds. */
    count: async (adType: AdType, query: string): Promise<number> => {
      const found = await find(adType, Object.fromEntries(new URLSearchParams(query)))
      return found ? countBits(found.bits) : 0
    },

    /** The ids of the newest live ads of the list of a query string. */
    newest: async (adType: AdType, query: string, size: number): Promise<string[]> => {
      const found = await find(adType, Object.fromEntries(new URLSearchParams(query)))
      const page = found?.segment.page(found.bits, { sort: 'dateTo', size })
      return page?.map(({ id }) => id) ?? []
    },

    /** Lists that are found by an ad; of its own, empty at first. */
    createReverse: () => createReverseSearch({ db, reference, index }),

    facets: async (query: Query<typeof filterFacets>): Promise<Facets> => {
      const found = await find(query.ad_type, query)
      return found ? countFacets(found.segment, found.filters, found.among) : NO_FACETS
    },

    summary: async (query: Query<typeof filterSummary>): Promise<Summary> => {
      const found = await find(query.ad_type, query)
      if (!found) return NO_SUMMARY
      const { byCity, ...summary } = summarize(found.segment, found.filters, found.among)
      const here = found.filters.find(({ key }) => key === 'cityId')
      const hereId = here?.op === 'exact' ? String(here.value) : undefined
      return { ...summary, cities: nearCities((await reference.places()).cities, byCity, hereId) }
    },

    totals: async (): Promise<CallAnswer<typeof filterTotals>> =>
      countAll([...(await index.allUpToDate())].map(([type, { segment }]) => [type, segment])),

    /** Which ads is known in memory; the rows of one part are read by their ids. */
    sitemapPart: async (
      query: Query<typeof sitemapAds>,
    ): Promise<CallAnswer<typeof sitemapAds>> => {
      const { segment } = (await index.upToDate(query.ad_type)) ?? {}
      if (!segment) return { items: [] }
      const bits = segment.select([{ key: 'cityId', op: 'exact', value: query.cityId }])
      const ids = [...slotsOf(bits, countBits(bits))].map((slot) => Number(segment.idAt(slot)))
      ids.sort((a, b) => a - b)
      const start = (query.part - 1) * SITEMAP_PART
      const part = ids.slice(start, start + SITEMAP_PART).map(String)
      return { items: await readSitemapRows(db, part) }
    },

    cards: async ({ ids }: Query<typeof adCards>): Promise<CallAnswer<typeof adCards>> => ({
      items: await readLiveCards(db, [...new Set(ids)]),
    }),

    similarTo: createSimilarAds({ db, reference, index }),
    marketBand: createMarketBand({ db, index }),

    ofSeller: ({ userId, ad_type, sort, cursor }: Query<typeof sellerAds>): Promise<Page> =>
      readSellerPage(db, { userId, adType: ad_type, sort, cursor, size: PAGE_SIZE }),
  }
}
