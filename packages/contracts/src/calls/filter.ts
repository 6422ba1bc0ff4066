import { z } from 'zod'
import { defineCall } from '../call.ts'
import { adCardSchema, adTypeSchema, listedAdSchema, listedOwnAdSchema } from '../entities/ad.ts'
import { facetCountsSchema, listSummarySchema, listTotalsSchema } from '../entities/facets.ts'
import { marketPriceSchema } from '../entities/market-price.ts'
import { understoodSchema } from '../entities/understood.ts'
import { MY_ADS_LISTS, SORT_OPTIONS, type SortId } from '../enumerations/ads.ts'
import {
  cursorSchema,
  descriptionMarkdownSchema,
  idSchema,
  pageOf,
  queryIntSchema,
  queryListSchema,
  queryValueSchema,
  timestampSchema,
} from '../values.ts'

/** Ads on a page. */
export const PAGE_SIZE = 20

/** VIP ads above a list. */
export const VIP_PLACES = 4

/** Ads with some of a text's words; ads with words like them. */
export const LIST_MATCHES = ['some', 'alike'] as const
export type ListMatch = (typeof LIST_MATCHES)[number]

/**
 * The filters of the type and the common ones stand beside `ad_type`; the catalogue knows them
 * (`form-query`), so that an unknown one is ignored instead of breaking a list.
 */
export const filterAds = defineCall({
  id: 'filter.ads',
  method: 'GET',
  path: '/filter/filter-ads',
  access: 'public',
  summary:
    'Active ads of a type: a page and the exact total; cards have no description, so that descriptionMarkdown changes nothing',
  descriptionMarkdown: true,
  query: z
    .object({
      /** Cars where it is absent; beside `q`, what that means then (`understandQuery`). */
      ad_type: adTypeSchema.optional(),
      cursor: cursorSchema,
      descriptionMarkdown: descriptionMarkdownSchema,
    })
    .catchall(queryValueSchema),
  answer: pageOf(listedAdSchema).extend({
    /** domain §5: VIP ads of the same list, on its first page; absent without any. They stand among `items` as well. */
    vip: z.array(adCardSchema).max(VIP_PLACES).optional(),
    /** What `q` was understood as, where it came without `ad_type`: the page is of this list. */
    understood: understoodSchema.optional(),
    /** How a list with a text was found that no ad has with all of its words; absent for all other lists. */
    match: z.enum(LIST_MATCHES).optional(),
    /** For developers, never in production: why each of `items` stands where it does, for a list ordered by relevance. */
    reasons: z.array(z.string()).optional(),
  }),
})

/**
 * Beside each value of a filter: how many ads a list would hold if it were chosen, with all other
 * filters as they are. Values that would leave none are absent.
 */
export const filterFacets = defineCall({
  id: 'filter.facets',
  method: 'GET',
  path: '/filter/filter-facets',
  access: 'public',
  summary: 'How many active ads each value of each filter would leave',
  query: z.object({ ad_type: adTypeSchema.default('auto') }).catchall(queryValueSchema),
  answer: z.object({
    total: z.int(),
    facets: facetCountsSchema,
    /** As in `filterAds`. */
    match: z.enum(LIST_MATCHES).optional(),
  }),
})

/** What a landing page says about its list, and where one goes on from it. */
export const filterSummary = defineCall({
  id: 'filter.summary',
  method: 'GET',
  path: '/filter/filter-summary',
  access: 'public',
  summary: 'How many ads a list holds, from what price, of which years, its parts and other cities',
  query: z.object({ ad_type: adTypeSchema.default('auto') }).catchall(queryValueSchema),
  answer: listSummarySchema,
})

/** What the page about the site says of it. */
export const filterTotals = defineCall({
  id: 'filter.totals',
  method: 'GET',
  path: '/filter/filter-totals',
  access: 'public',
  summary: 'How many active ads there are of each type, and in how many cities',
  answer: listTotalsSchema,
})

/** Ads in one part of a sitemap. */
export const SITEMAP_PART = 10_000

export const sitemapAds = defineCall({
  id: 'filter.sitemapAds',
  method: 'GET',
  path: '/filter/sitemap-ads',
  access: 'public',
  summary: 'Addresses of the active ads of a type in a city, with their last change, for sitemaps',
  query: z.object({
    ad_type: adTypeSchema,
    cityId: idSchema,
    /** From 1; parts in the order of ids, so that they change little. */
    part: queryIntSchema.min(1).max(1000).default(1),
  }),
  answer: z.object({ items: z.array(z.object({ slug: z.string(), updatedAt: timestampSchema })) }),
})

/** Ads that `adCards` tells of at once: as many as a browser remembers (docs/decisions/060). */
export const AD_CARDS_MAX = 30

export const adCards = defineCall({
  id: 'filter.adCards',
  method: 'GET',
  path: '/filter/ad-cards',
  access: 'public',
  summary: `The cards of at most ${AD_CARDS_MAX} ads in the order asked for; those that are not live are left out`,
  query: z.object({ ids: queryListSchema.pipe(z.array(idSchema).max(AD_CARDS_MAX)) }),
  answer: z.object({ items: z.array(adCardSchema) }),
})

export const userAds = defineCall({
  id: 'filter.userAds',
  method: 'GET',
  path: '/filter/fetch-user-ads',
  access: 'user',
  summary:
    'The user’s own ads of a list of "Мои объявления", with how many each list holds; cards have no description, so that descriptionMarkdown changes nothing',
  descriptionMarkdown: true,
  query: z.object({
    descriptionMarkdown: descriptionMarkdownSchema,
    list: z.enum(MY_ADS_LISTS).default('actual'),
    ad_type: adTypeSchema.optional(),
    sort: z.coerce
      .number()
      .pipe(z.literal([0, 1]))
      .optional(),
    direct: z.coerce
      .number()
      .pipe(z.literal([0, 1]))
      .optional(),
    cursor: cursorSchema,
  }),
  answer: pageOf(listedOwnAdSchema).extend({ counts: z.record(z.enum(MY_ADS_LISTS), z.int()) }),
})

export const similarAds = defineCall({
  id: 'filter.similarAds',
  method: 'GET',
  path: '/filter/similar-ads/{id}',
  access: 'public',
  summary:
    'Active ads like one that is or was public, the most similar first, and where its price stands among comparable ones: `null` where fewer than eight are found',
  params: z.object({ id: idSchema }),
  answer: z.object({ items: z.array(listedAdSchema), market: marketPriceSchema.nullable() }),
  errors: ['ad.not_found'],
})

const SORT_IDS = SORT_OPTIONS.map(({ id }) => id) as [SortId, ...SortId[]]

export const sellerAds = defineCall({
  id: 'filter.sellerAds',
  method: 'GET',
  path: '/filter/fetch-seller-ads',
  access: 'public',
  summary:
    'Active ads of a seller, of one type or all; the newest first unless another order is asked for',
  query: z.object({
    userId: idSchema,
    ad_type: adTypeSchema.optional(),
    sort: z.enum(SORT_IDS).optional(),
    cursor: cursorSchema,
  }),
  answer: pageOf(listedAdSchema),
})
