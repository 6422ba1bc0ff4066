import { favoriteAds, setFavorite } from '@trassa/contracts/calls/favorites'
import {
  addFavorite,
  favoriteAccessories,
  favoriteCars,
  favoriteServices,
  favoriteSpares,
  favoriteTrucks,
  favoriteWheels,
  removeFavorite,
} from '@trassa/contracts/calls/legacy/favorites'
import type { PostGroup } from '@trassa/contracts/older/post-groups'
import type { FastifyInstance } from 'fastify'
import { registerOlder } from '../../../platform/http/older-bases/register-older.ts'
import { listedTypes, toPost } from '../types/post-types.ts'
import { numbersOf, sortOf } from './list-order.ts'
import { readMerged } from './merged-list.ts'

const LISTS = {
  car: favoriteCars,
  truck: favoriteTrucks,
  spare: favoriteSpares,
  wheels: favoriteWheels,
  accessories: favoriteAccessories,
  services: favoriteServices,
} as const satisfies Record<PostGroup, object>

/** spec §7: favourites of the legacy API. */
export function registerFavoriteLists(app: FastifyInstance): void {
  registerOlder(app, addFavorite, ({ body }, ask) =>
    ask(setFavorite, { body: { adId: body.id, isFavorite: true } }),
  )
  registerOlder(app, removeFavorite, ({ body }, ask) =>
    ask(setFavorite, { body: { adId: body.id, isFavorite: false } }),
  )
  for (const [group, list] of Object.entries(LISTS) as [PostGroup, (typeof LISTS)[PostGroup]][]) {
    registerOlder(app, list, async ({ query }, ask) => {
      const sort = sortOf(query)
      const { cursor, page, limit } = query
      const adTypes = listedTypes(group, query.type).join(',')
      const found = await readMerged({
        lists: [
          (after) =>
            ask(favoriteAds, { query: { ad_type: adTypes, cursor: after, ...numbersOf(sort) } }),
        ],
        sort,
        dateOf: ({ addedAt }) => addedAt,
        page,
        limit,
        cursor,
      })
      return { ...found, items: found.items.map(toPost) }
    })
  }
}
