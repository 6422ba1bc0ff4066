import {
  adCards,
  filterAds,
  filterFacets,
  filterSummary,
  filterTotals,
  sellerAds,
  similarAds,
  sitemapAds,
  userAds,
} from '@trassa/contracts/calls/filter'
import type { Understood } from '@trassa/contracts/entities/understood'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/http/register-call.ts'
import { type KeptRequest, registerKept } from '../../platform/http/register-kept.ts'
import { oncePer } from '../../platform/kept/once-per.ts'
import type { OwnListsService } from './own-lists/own-lists.service.ts'
import type { SearchService } from './search.service.ts'
import { understoodQuery, withUnderstood } from './understood-page.ts'

interface SearchServices {
  search: SearchService
  ownLists: OwnListsService
  understanding: { understand: UnderstandQuery }
}

/** Filled by the module that understands queries, which is above this one. */
type UnderstandQuery = (typed: { q: string }) => Promise<Understood>

type ListQuery = KeptRequest<typeof filterAds>['query']

/** The same as one of a type; one object for each that is asked again and again. */
const ofType = oncePer((query: ListQuery) => ({ ...query, ad_type: query.ad_type ?? 'auto' }))

/** How caches in front of the gateway may keep counts. */
const COUNTS_CACHING = 'public, max-age=5'
/** The whole site's figures change little. */
const TOTALS_CACHING = 'public, max-age=60'

/** spec §7: the lists under /filter. */
export function registerSearch(
  app: FastifyInstance,
  { search, ownLists, understanding }: SearchServices,
): void {
  app.addHook('onReady', search.load)
  app.answerSource.follow(search.answerSource)
  registerKept(app, filterAds, async ({ query }) => {
    if (query.ad_type !== undefined || !query.q) return search.search(ofType(query))
    const understood = await understanding.understand({ q: String(query.q) })
    return withUnderstood(await search.search(understoodQuery(query, understood)), understood)
  })
  registerKept(app, filterFacets, ({ query }) => search.facets(query), {
    cacheControl: COUNTS_CACHING,
  })
  registerKept(app, filterSummary, ({ query }) => search.summary(query), {
    cacheControl: COUNTS_CACHING,
  })
  registerKept(app, filterTotals, () => search.totals(), { cacheControl: TOTALS_CACHING })
  registerCall(app, sitemapAds, ({ query }) => search.sitemapPart(query))
  registerKept(app, similarAds, ({ params }) => search.similarTo(params.id))
  registerKept(app, adCards, ({ query }) => search.cards(query))
  registerKept(app, sellerAds, ({ query }) => search.ofSeller(query))
  registerCall(app, userAds, ({ query, visitor }) => ownLists.read(query, visitor))
}
