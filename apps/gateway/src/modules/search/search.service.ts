import type { CallAnswer, CallArguments } from '@trassa/contracts/call'
import { PAGE_SIZE, SITEMAP_PART, sellerAds, type sitemapAds } from '@trassa/contracts/calls/filter'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { Database } from '../../platform/database/connect.ts'
import { type KeptAnswer, keptAnswer } from '../../platform/http/kept-answer.ts'
import { createKeptFigures } from '../../platform/kept/kept-figures.ts'
import { createSellerAnswers } from '../ads/public.ts'
import type { ReferenceCache } from '../reference/public.ts'
import { createCardAnswers } from './cards/card-answers.ts'
import { createLiveCards } from './cards/live-cards.ts'
import { createFindList } from './find-list.ts'
import { createListAnswers } from './list-answers.ts'
import { readSellerPage, readSitemapRows } from './live-ads.repository.ts'
import { countBits, slotsOf } from './live-index/bitset.ts'
import type { IndexLog } from './live-index/changes/apply-changes.ts'
import type { FreshnessOptions } from './live-index/changes/bounded-freshness.ts'
import { createLiveIndex } from './live-index/live-index.ts'
import { createReverseSearch } from './reverse/reverse-search.ts'
import { createMarketBand } from './similar/market-band.ts'
import { createSimilarAds } from './similar/similar-ads.service.ts'
import { createValueCounts } from './value-counts.ts'

type Query<C extends typeof sellerAds | typeof sitemapAds> = CallArguments<C, 'output'>['query']

/** How many bounds of freshness old figures of a list may be, and the choice of similar ads: 5 and 60 s by default. */
const FIGURES_BOUNDS = 250
const CHOICE_BOUNDS = 3000

/** Of the memory for answers. */
const SHARE = { cards: 0.4, lists: 0.25, sellers: 0.3, choices: 0.05 }
const DEFAULT_ANSWER_BYTES = 16 * 1024 * 1024

export type SearchService = ReturnType<typeof createSearchService>

interface SearchOptions {
  db: Database
  reference: ReferenceCache
  log: IndexLog
  /** How old answers may be; exact by default. */
  freshness?: FreshnessOptions
  /** Memory for finished answers and what they are made of; 16 MB by default, for what answers no visitors. */
  answerBytes?: number
  /** Whether lists by relevance say why their ads stand where they do; never in production. */
  explains?: boolean
}

/** Public lists of live ads (spec §7: filter-ads): a page, the exact total and facets. */
export function createSearchService({
  db,
  reference,
  log,
  freshness = {},
  answerBytes = DEFAULT_ANSWER_BYTES,
  explains = false,
}: SearchOptions) {
  const index = createLiveIndex(db, log, freshness)
  const { bound = 0 } = freshness
  const keptFigures = {
    cards: createKeptFigures(),
    lists: createKeptFigures(),
    sellers: createKeptFigures(),
    choices: createKeptFigures(),
  }
  const memoryOf = (part: keyof typeof SHARE) => ({
    maxBytes: Math.floor(answerBytes * SHARE[part]),
    figures: keptFigures[part],
  })
  const find = createFindList({ reference, index })
  const cards = createLiveCards({ db, index, ...memoryOf('cards') })
  const lists = createListAnswers({
    index,
    reference,
    find,
    cards,
    explains,
    ...memoryOf('lists'),
    figuresMs: bound * FIGURES_BOUNDS,
  })
  const sellerAnswers = createSellerAnswers({
    feed: { follows: index.follows, onChange: index.onChange },
    ...memoryOf('sellers'),
  })

  async function findWhole(adType: AdType, query: string) {
    const found = await find(adType, Object.fromEntries(new URLSearchParams(query)))
    return found?.match === 'some' ? undefined : found
  }

  /** How many live ads the list of a query string holds, and whether they have all words of its text as they are written. */
  async function measure(
    adType: AdType,
    query: string,
  ): Promise<{ total: number; isExact: boolean }> {
    const found = await find(adType, Object.fromEntries(new URLSearchParams(query)))
    return { total: found ? countBits(found.bits()) : 0, isExact: found?.match === undefined }
  }

  return {
    /** Reads all live ads into memory, before any request is served. */
    load: index.load,
    isLoaded: index.isLoaded,
    statistics: index.statistics,
    /** Of the answers and parts of answers in memory. */
    keptFigures,
    answerSource: { follows: index.follows, revision: index.revision },
    ...lists,
    /** Answers about sellers and their ads, dropped by what the index takes in. */
    sellerAnswers,

    measure,
    valueCounts: createValueCounts({ reference, index }),
    /** How many live ads the list of a query string holds; none where ads have only some words of its text. */
    count: async (adType: AdType, query: string): Promise<number> => {
      const found = await findWhole(adType, query)
      return found ? countBits(found.bits()) : 0
    },

    /** The ids of the newest live ads of the list of a query string; none where ads have only some words of its text. */
    newest: async (adType: AdType, query: string, size: number): Promise<string[]> => {
      const found = await findWhole(adType, query)
      const page = found?.segment.page(found.bits(), { sort: 'dateTo', size })
      return page?.map(({ id }) => id) ?? []
    },

    /** Lists that are found by an ad; of its own, empty at first. */
    createReverse: () => createReverseSearch({ db, reference, index }),

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
      const ofPart = ids.slice(start, start + SITEMAP_PART).map(String)
      return { items: await readSitemapRows(db, ofPart) }
    },

    cards: createCardAnswers({ db, index, cards }),

    similarTo: createSimilarAds({
      db,
      reference,
      index,
      cards,
      ...memoryOf('choices'),
      choiceMs: bound * CHOICE_BOUNDS,
    }),
    marketBand: createMarketBand({ db, index }),

    ofSeller: (query: Query<typeof sellerAds>): Promise<KeptAnswer> =>
      sellerAnswers(`${sellerAds.id} ${JSON.stringify(query)}`, async () => {
        const { userId, ad_type: adType, sort, cursor } = query
        const asked = { userId, adType, sort, cursor, size: PAGE_SIZE }
        const { page, validUntil } = await readSellerPage(db, asked)
        const answer = keptAnswer(sellerAds, page)
        return { answer, sellerId: userId, shows: 'all', validUntil }
      }),
  }
}
