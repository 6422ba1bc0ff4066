import type { FastifyInstance } from 'fastify'
import { registerFavoriteLists } from './lists/favorite-lists.routes.ts'
import { registerPostLists } from './lists/post-lists.routes.ts'
import { registerModerator } from './moderator/moderator.routes.ts'
import { registerPostChanges } from './posts/post-changes.routes.ts'
import { registerPosts } from './posts/posts.routes.ts'
import { registerPrices } from './posts/prices.routes.ts'

/** spec §7: the legacy API, a translation onto the gateway's calls (docs/older-calls.md). */
export function registerLegacyApi(app: FastifyInstance): void {
  registerPostLists(app)
  registerPosts(app)
  registerPostChanges(app)
  registerPrices(app)
  registerFavoriteLists(app)
  registerModerator(app)
}
