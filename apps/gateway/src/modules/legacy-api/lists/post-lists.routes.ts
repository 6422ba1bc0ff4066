import type { CallArguments } from '@trassa/contracts/call'
import { filterAds } from '@trassa/contracts/calls/filter'
import {
  countAccessories,
  countCars,
  countServices,
  countSpares,
  countTrucks,
  countWheels,
  listAccessories,
  listCars,
  listServices,
  listSpares,
  listTrucks,
  listWheels,
} from '@trassa/contracts/calls/legacy/post-lists'
import type { PostGroup } from '@trassa/contracts/older/post-groups'
import type { FastifyInstance } from 'fastify'
import type { AskCall } from '../../../platform/http/older-bases/ask-call.ts'
import { registerOlder } from '../../../platform/http/older-bases/register-older.ts'
import { listedTypes, toPost } from '../types/post-types.ts'
import { sortOf } from './list-order.ts'
import { NO_ADS, readMerged } from './merged-list.ts'

type OlderQuery = CallArguments<typeof listCars, 'output'>['query']

const LISTS = {
  car: { list: listCars, count: countCars },
  truck: { list: listTrucks, count: countTrucks },
  spare: { list: listSpares, count: countSpares },
  wheels: { list: listWheels, count: countWheels },
  accessories: { list: listAccessories, count: countAccessories },
  services: { list: listServices, count: countServices },
} as const satisfies Record<PostGroup, object>

/** What each type of a list is asked; an order of relevance would not be comparable between them. */
function readersOf(group: PostGroup, { type, ...query }: OlderQuery, ask: AskCall) {
  const { page: _page, limit: _limit, direct: _direct, order: _order, ...filters } = query
  const sort = sortOf(query)
  return listedTypes(group, type).map((adType) => async (cursor: string | undefined) => {
    const page = await ask(filterAds, { query: { ...filters, ad_type: adType, sort, cursor } })
    // Ads with some of the words of a text would stand among other types' ads with all of them, and be counted.
    return page.match === undefined ? page : NO_ADS
  })
}

/** spec §7: the lists of the legacy API and their counts. */
export function registerPostLists(app: FastifyInstance): void {
  for (const [group, { list, count }] of Object.entries(LISTS) as [
    PostGroup,
    (typeof LISTS)[PostGroup],
  ][]) {
    registerOlder(app, list, async ({ query }, ask) => {
      const { cursor, page, limit } = query
      const found = await readMerged({
        lists: readersOf(group, query, ask),
        sort: sortOf(query),
        dateOf: ({ liftedAt }) => liftedAt,
        page,
        limit,
        cursor,
      })
      return { ...found, items: found.items.map(toPost) }
    })
    registerOlder(app, count, async ({ query }, ask) => {
      const pages = await Promise.all(readersOf(group, query, ask).map((read) => read(undefined)))
      return { count: pages.reduce((sum, { total }) => sum + total, 0) }
    })
  }
}
