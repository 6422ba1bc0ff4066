import { formOf } from '@trassa/catalog/ad-types/form-of'
import type { CallAnswer, CallArguments } from '@trassa/contracts/call'
import {
  type filterAds,
  type filterFacets,
  PAGE_SIZE,
  type sellerAds,
} from '@trassa/contracts/calls/filter'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { Database } from '../../platform/database/connect.ts'
import { encodeCursor } from '../../platform/keyset/cursor.ts'
import type { ReferenceCache } from '../reference/public.ts'
import { placeOf } from './list-order.ts'
import { readCards, readSellerPage } from './live-ads.repository.ts'
import { type Bits, countBits } from './live-index/bits.ts'
import { countFacets } from './live-index/facets.ts'
import { createLiveIndex, type SearchedType } from './live-index/live-index.ts'
import { type AskedList, readAskedList } from './parse-list-query.ts'
import { findText, type TextAsked } from './text-search.ts'

type Page = CallAnswer<typeof filterAds>
type Facets = CallAnswer<typeof filterFacets>
type Query<C extends typeof filterAds | typeof filterFacets | typeof sellerAds> = CallArguments<
  C,
  'output'
>['query']

const NO_ADS: Page = { items: [], total: 0, nextCursor: null }
const NO_FACETS: Facets = { total: 0, facets: {} }

/** What a list holds: its slots, and those that its text leaves where it has one. */
interface Found extends SearchedType, AskedList {
  bits: Bits
  among?: Bits
}

export type SearchService = ReturnType<typeof createSearchService>

/** Lists of live ads for everybody (spec §7: filter-ads): a page, the exact total and facets. */
export function createSearchService({
  db,
  reference,
}: {
  db: Database
  reference: ReferenceCache
}) {
  const index = createLiveIndex(db)

  /** Words first; only where no ad holds them, names that look like them. */
  async function findByText(
    { segment, matches }: SearchedType,
    { filters, text }: AskedList & { text: string },
  ): Promise<{ bits: Bits; among: Bits }> {
    const { adType } = segment.form
    const selectBy = async (by: TextAsked['by']) => {
      const among = await matches(`${by} ${text}`, (ids) => findText(db, { adType, text, by, ids }))
      return { among, bits: segment.select(filters, among) }
    }
    const byWords = await selectBy('words')
    return byWords.bits.some((word) => word !== 0) ? byWords : selectBy('likeness')
  }

  async function find(adType: AdType, query: Record<string, unknown>): Promise<Found | undefined> {
    const list = readAskedList(formOf(adType), query, await reference.cities())
    const searched = list && (await index.fresh(adType))
    if (!searched) return undefined
    const { filters, text } = list
    const selected =
      text === undefined
        ? { bits: searched.segment.select(filters) }
        : await findByText(searched, { ...list, text })
    return { ...searched, ...list, ...selected }
  }

  return {
    /** Reads all live ads into memory: nobody is served before. */
    load: index.load,
    isLoaded: index.isLoaded,
    statistics: index.statistics,

    search: async (query: Query<typeof filterAds>): Promise<Page> => {
      const found = await find(query.ad_type, query)
      if (!found) return NO_ADS
      const { segment, bits, sort } = found
      const place = placeOf(sort, query.cursor)
      const after = place && { key: place.key, id: Number(place.id) }
      const page = segment.page(bits, { sort, after, size: PAGE_SIZE + 1 })
      const shown = page.slice(0, PAGE_SIZE)
      const last = page.length > PAGE_SIZE ? shown.at(-1) : undefined
      const total = countBits(bits)
      const items = await readCards(
        db,
        shown.map(({ id }) => id),
      )
      // Rows are purged long after they have left the lists; one that somebody took out by hand goes here.
      const known = new Set(items.map(({ id }) => id))
      for (const { id } of shown) if (!known.has(id)) segment.remove(Number(id))
      return { items, total, nextCursor: last ? encodeCursor([sort, last.key, last.id]) : null }
    },

    facets: async (query: Query<typeof filterFacets>): Promise<Facets> => {
      const found = await find(query.ad_type, query)
      return found ? countFacets(found.segment, found.filters, found.among) : NO_FACETS
    },

    ofSeller: ({ userId, cursor }: Query<typeof sellerAds>): Promise<Page> =>
      readSellerPage(db, { userId, cursor, size: PAGE_SIZE }),
  }
}
