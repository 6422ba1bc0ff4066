import { z } from 'zod'
import { favoriteAdSchema } from '../../entities/favorite.ts'
import { defineOlderCall } from '../../older/define-older-call.ts'
import { olderObject } from '../../older/older-names.ts'
import {
  olderIdSchema,
  olderPageOf,
  olderPagingShape,
  olderTypesSchema,
} from '../../older/older-values.ts'
import { favoriteAds, setFavorite } from '../favorites.ts'

const changeOf = <const Id extends string, const Path extends string>(
  id: Id,
  path: Path,
  summary: string,
) =>
  defineOlderCall({
    base: 'legacy',
    becomes: [setFavorite],
    id: `legacy.${id}`,
    method: 'POST',
    path: `/favorite/${path}`,
    access: 'user',
    summary,
    body: olderObject(z.object({ id: olderIdSchema })),
    answer: setFavorite.answer,
  })

export const addFavorite = changeOf('addFavorite', 'add', 'Make an ad one of the user’s favourites')
export const removeFavorite = changeOf(
  'removeFavorite',
  'remove',
  'Take an ad out of the user’s favourites; a repeat changes nothing',
)

const listOf = <const Id extends string, const Path extends string>(id: Id, path: Path) =>
  defineOlderCall({
    base: 'legacy',
    becomes: [favoriteAds],
    id: `legacy.${id}`,
    method: 'GET',
    path: `/favorite/${path}`,
    access: 'user',
    summary: 'The user’s favourites of a group of types, the last added first',
    query: olderObject(z.object({ type: olderTypesSchema, ...olderPagingShape })),
    answer: olderPageOf(favoriteAdSchema.extend({ carTypeId: z.int() })),
  })

export const favoriteCars = listOf('favoriteCars', 'cars')
export const favoriteTrucks = listOf('favoriteTrucks', 'trucks')
export const favoriteSpares = listOf('favoriteSpares', 'spare')
export const favoriteWheels = listOf('favoriteWheels', 'wheels')
export const favoriteAccessories = listOf('favoriteAccessories', 'accessories')
export const favoriteServices = listOf('favoriteServices', 'services')
