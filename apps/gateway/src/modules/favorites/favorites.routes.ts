import {
  favoriteAds,
  favoriteIds,
  setFavorite,
  takeOverFavorites,
} from '@trassa/contracts/calls/favorites'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/http/register-call.ts'
import type { FavoritesService } from './favorites.service.ts'

/** spec §7: favourites of the user. */
export function registerFavorites(app: FastifyInstance, favorites: FavoritesService): void {
  registerCall(app, setFavorite, ({ body, visitor }) => favorites.set(body, visitor))
  registerCall(app, takeOverFavorites, ({ body, visitor }) => favorites.takeOver(body, visitor))
  registerCall(app, favoriteIds, ({ visitor }) => favorites.ids(visitor))
  registerCall(app, favoriteAds, ({ query, visitor }) => favorites.list(query, visitor))
}
