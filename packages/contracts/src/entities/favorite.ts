import { z } from 'zod'
import { timestampSchema } from '../values.ts'
import { adCardSchema } from './ad.ts'

/** The most favourites of one user; a visitor's browser keeps as many as one take-over carries. */
export const FAVORITES_MAX = 1000

/** The most ids that a browser keeps for a visitor and hands over at login. */
export const VISITOR_FAVORITES_MAX = 200

/**
 * What a favourite ad is to a user who is not its owner: `live` as buyers find it, `sold` by its owner's
 * word, `gone` for every other end. Why an ad was taken off (expiry, moderator) is its owner's alone.
 */
export const favoriteStateSchema = z.enum(['live', 'sold', 'gone'])
export type FavoriteState = z.infer<typeof favoriteStateSchema>

/** An ad of the list "Избранное": one that is gone stays there, with its state, until it is removed. */
export const favoriteAdSchema = adCardSchema.extend({
  state: favoriteStateSchema,
  /** When it was added. */
  addedAt: timestampSchema,
})
export type FavoriteAd = z.infer<typeof favoriteAdSchema>
