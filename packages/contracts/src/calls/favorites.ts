import { z } from 'zod'
import { defineCall } from '../call.ts'
import { adTypeSchema } from '../entities/ad.ts'
import { favoriteAdSchema, VISITOR_FAVORITES_MAX } from '../entities/favorite.ts'
import {
  cursorSchema,
  descriptionMarkdownSchema,
  idSchema,
  pageOf,
  queryListSchema,
} from '../values.ts'

/** Says the wanted state instead of toggling: a repeat, a double click or a second tab changes nothing. */
export const setFavorite = defineCall({
  id: 'favorites.set',
  method: 'POST',
  path: '/users/ads/set-favorite',
  access: 'user',
  summary: 'Make an ad one of the user’s favourites, or no longer; a repeat changes nothing',
  body: z.object({ adId: idSchema, isFavorite: z.boolean().default(true) }),
  answer: z.object({ adId: idSchema, isFavorite: z.boolean() }),
  errors: ['ad.not_found', 'favorites.too_many'],
})

/** Ads that do not exist or exceed the user's bound are left out without an error: the call runs in the background. */
export const takeOverFavorites = defineCall({
  id: 'favorites.takeOver',
  method: 'POST',
  path: '/users/ads/take-over-favorites',
  access: 'user',
  summary:
    'Add what a visitor’s browser kept, newest first; what the user has already stays as it is; the answer is as of `favorites.ids`',
  body: z.object({ adIds: z.array(idSchema).max(VISITOR_FAVORITES_MAX) }),
  answer: z.object({ adIds: z.array(idSchema) }),
})

export const favoriteIds = defineCall({
  id: 'favorites.ids',
  method: 'GET',
  path: '/users/ads/favorite-ids',
  access: 'user',
  summary: 'The ids of the user’s favourites, newest first',
  answer: z.object({ adIds: z.array(idSchema) }),
})

export const favoriteAds = defineCall({
  id: 'filter.favoriteAds',
  method: 'GET',
  path: '/filter/fetch-favorite-user-ads',
  access: 'user',
  summary:
    'The user’s favourites, by the date they were added or by price; cards have no description, so that descriptionMarkdown changes nothing',
  descriptionMarkdown: true,
  query: z.object({
    descriptionMarkdown: descriptionMarkdownSchema,
    /** Several joined by commas; all of them where it is absent. */
    ad_type: queryListSchema.pipe(z.array(adTypeSchema)).optional(),
    sort: z.coerce
      .number()
      .pipe(z.literal([0, 1]))
      .optional(),
    direct: z.coerce
      .number()
      .pipe(z.literal([0, 1]))
      .optional(),
    cursor: cursorSchema,
  }),
  answer: pageOf(favoriteAdSchema),
})
