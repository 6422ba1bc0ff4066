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
import { keptAnswer, registerKept } from '../../platform/http/kept-answer.ts'
import { registerCall } from '../../platform/http/register-call.ts'
import type { OwnListsService } from './own-lists/own-lists.service.ts'
import type { SearchService } from './search.service.ts'

interface SearchServices {
  search: SearchService
  ownLists: OwnListsService
}

/** How long caches in front of the gateway may keep counts. */
const COUNTS_MAX_AGE_S = 5
/** The whole site's figures change little. */
const TOTALS_MAX_AGE_S = 60

/** spec §7: the lists under /filter. */
export function registerSearch(app: FastifyInstance, { search, ownLists }: SearchServices): void {
  app.addHook('onReady', search.load)
  registerKept(app, filterAds, async ({ query }) =>
    keptAnswer(filterAds, await search.search(query)),
  )
  registerCall(app, filterFacets, async ({ query, reply }) => {
    const counts = await search.facets(query)
    reply.header('cache-control', `public, max-age=${COUNTS_MAX_AGE_S}`)
    return counts
  })
  registerCall(app, filterSummary, async ({ query, reply }) => {
    const summary = await search.summary(query)
    reply.header('cache-control', `public, max-age=${COUNTS_MAX_AGE_S}`)
    return summary
  })
  registerCall(app, filterTotals, async ({ reply }) => {
    const totals = await search.totals()
    reply.header('cache-control', `public, max-age=${TOTALS_MAX_AGE_S}`)
    return totals
  })
  registerCall(app, sitemapAds, ({ query }) => search.sitemapPart(query))
  registerCall(app, similarAds, ({ params }) => search.similarTo(params.id))
  registerCall(app, adCards, ({ query }) => search.cards(query))
  registerCall(app, sellerAds, ({ query }) => search.ofSeller(query))
  registerCall(app, userAds, ({ query, visitor }) => ownLists.read(query, visitor))
}
