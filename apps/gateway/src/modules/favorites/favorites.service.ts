import { AppError } from '@trassa/contracts/app-error'
import type { CallAnswer, CallArguments } from '@trassa/contracts/call'
import type {
  favoriteAds,
  favoriteIds,
  setFavorite,
  takeOverFavorites,
} from '@trassa/contracts/calls/favorites'
import { PAGE_SIZE } from '@trassa/contracts/calls/filter'
import { FAVORITES_MAX } from '@trassa/contracts/entities/favorite'
import { SORT_OPTIONS } from '@trassa/contracts/enumerations/ads'
import type { Database } from '../../platform/database/connect.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import type { ActivityCounter } from '../ads/public.ts'
import { lockUserById } from '../identity/public.ts'
import { readFavoritePage } from './favorite-list.repository.ts'
import {
  deleteFavorite,
  insertFavorites,
  readFavoriteIds,
  readKeepableIds,
} from './favorites.repository.ts'

export type FavoritesService = ReturnType<typeof createFavoritesService>

interface Wanted {
  userId: string
  /** The first one is the newest. */
  adIds: string[]
}

/** "Избранное" (spec §7: set-favorite, fetch-favorite-user-ads). */
export function createFavoritesService({
  db,
  now,
  counter,
}: {
  db: Database
  now: () => Date
  counter: ActivityCounter
}) {
  /** Adds as many as fit, which counts for the ads’ owners; @returns how many did not fit. */
  const add = async ({ userId, adIds }: Wanted): Promise<number> => {
    const { added, left } = await db.transaction(async (tx) => {
      // Locked, so that favourites that are added at the same moment are counted, too.
      if (!(await lockUserById(tx, userId))) throw new AppError('session.missing')
      const known = new Set(await readFavoriteIds(tx, userId))
      const fresh = [...new Set(adIds)].filter((id) => !known.has(id))
      const fitting = fresh.slice(0, Math.max(0, FAVORITES_MAX - known.size))
      await insertFavorites(tx, { userId, adIds: fitting, now: now() })
      return { added: fitting, left: fresh.length - fitting.length }
    })
    for (const id of added) counter.count('favorites', id, userId)
    return left
  }

  return {
    set: async (
      { adId, isFavorite }: CallArguments<typeof setFavorite, 'output'>['body'],
      { userId }: Visitor,
    ): Promise<CallAnswer<typeof setFavorite>> => {
      if (!isFavorite) {
        await deleteFavorite(db, userId, adId)
        return { adId, isFavorite }
      }
      const keepable = await readKeepableIds(db, [adId])
      if (!keepable.has(adId)) throw new AppError('ad.not_found')
      const left = await add({ userId, adIds: [adId] })
      if (left > 0) throw new AppError('favorites.too_many')
      return { adId, isFavorite }
    },

    takeOver: async (
      { adIds }: CallArguments<typeof takeOverFavorites, 'output'>['body'],
      { userId }: Visitor,
    ): Promise<CallAnswer<typeof takeOverFavorites>> => {
      const keepable = await readKeepableIds(db, adIds)
      await add({ userId, adIds: adIds.filter((id) => keepable.has(id)) })
      return { adIds: await readFavoriteIds(db, userId) }
    },

    ids: async ({ userId }: Visitor): Promise<CallAnswer<typeof favoriteIds>> => ({
      adIds: await readFavoriteIds(db, userId),
    }),

    list: (
      {
        ad_type,
        sort = 0,
        direct = 1,
        cursor,
      }: CallArguments<typeof favoriteAds, 'output'>['query'],
      { userId }: Visitor,
    ): Promise<CallAnswer<typeof favoriteAds>> => {
      const option = SORT_OPTIONS.find((one) => one.sort === sort && one.direct === direct)
      return readFavoritePage(db, {
        userId,
        adTypes: ad_type,
        sort: option?.id ?? 'dateTo',
        cursor,
        size: PAGE_SIZE,
        now: now(),
      })
    },
  }
}
