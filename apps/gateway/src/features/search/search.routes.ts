import { filterAds, sellerAds, userAds } from '@trassa/contracts/calls/filter'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../lib/register-call.ts'
import type { OwnListsService } from './own-lists.service.ts'
import type { SearchService } from './search.service.ts'

interface SearchServices {
  search: SearchService
  ownLists: OwnListsService
}

/** spec §7: the lists under /filter. */
export function registerSearch(app: FastifyInstance, { search, ownLists }: SearchServices): void {
  registerCall(app, filterAds, ({ query }) => search.search(query))
  registerCall(app, sellerAds, ({ query }) => search.ofSeller(query))
  registerCall(app, userAds, ({ query, visitor }) => ownLists.read(query, visitor))
}
