import { AppError } from '@trassa/contracts/app-error'
import {
  checkUser,
  createOlderUser,
  decidePost,
  liftPost,
  listModeratedPosts,
  readModeratedPost,
  updateModeratedPost,
  updatePostDates,
} from '@trassa/contracts/calls/legacy/moderator'
import {
  decideAd,
  liftAd,
  listAds,
  readAd,
  updateAnyAd,
  updateDates,
} from '@trassa/contracts/calls/moderator/ads'
import { createUser, readUser } from '@trassa/contracts/calls/moderator/users'
import type { FastifyInstance } from 'fastify'
import { registerOlder } from '../../../platform/http/older-bases/register-older.ts'
import { tableOrderOf } from '../lists/list-order.ts'
import { refusedPage } from '../lists/merged-list.ts'
import { contentOf } from '../posts/post-changes.routes.ts'
import { requireType } from '../types/post-types.ts'

/** spec §7: what moderators did by the legacy API. */
export function registerModerator(app: FastifyInstance): void {
  registerOlder(app, listModeratedPosts, ({ query }, ask) => {
    const { type, stat, page, sort, direct, order, ...filters } = query
    if (page > 1 && !filters.cursor) throw refusedPage()
    const asked = {
      ...filters,
      ...tableOrderOf({ sort, direct, order }),
      ...(type && { adType: requireType(type, ['query', 'type']) }),
      ...(stat && { stats: stat }),
    }
    return ask(listAds, { query: asked })
  })
  registerOlder(app, readModeratedPost, ({ params }, ask) => ask(readAd, { params }))
  registerOlder(app, updateModeratedPost, async ({ body }, ask) => {
    const { id, version } = body
    const { adType } = await ask(readAd, { params: { id } })
    return ask(updateAnyAd, { body: { id, version, ...contentOf(adType, body) } })
  })
  registerOlder(app, updatePostDates, ({ body }, ask) => ask(updateDates, { body }))
  registerOlder(app, decidePost, ({ params, body }, ask) => ask(decideAd, { params, body }))
  registerOlder(app, liftPost, ({ body }, ask) => {
    const { id, ...given } = body
    return ask(liftAd, { params: { id }, body: given })
  })
  registerOlder(app, checkUser, async ({ query }, ask) => {
    try {
      const { user } = await ask(readUser, { query })
      return { exists: true, user }
    } catch (error) {
      if (error instanceof AppError && error.code === 'user.not_found') {
        return { exists: false, user: null }
      }
      throw error
    }
  })
  registerOlder(app, createOlderUser, ({ body }, ask) => ask(createUser, { body }))
}
