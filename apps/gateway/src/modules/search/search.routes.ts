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
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/http/register-call.ts'
import { registerKept } from '../../platform/http/register-kept.ts'
import type { OwnListsService } from './own-lists/own-lists.service.ts'
import type { SearchService } from './search.service.ts'

interface SearchServices {
  search: SearchService
  ownLists: OwnListsService
}

/** How caches in front of the gateway may keep counts. */
const COUNTS_CACHING = 'public, max-age=5'
/** The whole site's figures change little. */
const TOTALS_CACHING = 'public, max-age=60'

/** spec §7: the lists under /filter. */
export function registerSearch(app: FastifyInstance, { search, ownLists }: SearchServices): void {
  app.addHook('onReady', search.load)
  app.answerSource.follow(search.answerSource)
  registerKept(app, filterAds, ({ query }) => search.search(query))
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
