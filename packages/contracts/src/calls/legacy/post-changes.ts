import { z } from 'zod'
import { WITHDRAW_REASONS } from '../../enumerations/ads.ts'
import { keysOf } from '../../keys-of.ts'
import { defineOlderCall } from '../../older/define-older-call.ts'
import { olderObject } from '../../older/older-names.ts'
import {
  olderChangedPostSchema,
  olderCreatedPostSchema,
  olderOwnPostSchema,
} from '../../older/older-post.ts'
import { olderIdSchema, olderStatSchema } from '../../older/older-values.ts'
import { expectedVersionSchema, idSchema, textSchema } from '../../values.ts'
import { APPEAL_MAX, createAd, ownAd, updateAd, updateStat } from '../ads.ts'
import { setPhotos } from '../files.ts'

const postParams = z.object({ id: idSchema })

const createOf = <const Id extends string, const Path extends string>(id: Id, path: Path) =>
  defineOlderCall({
    base: 'legacy',
    becomes: [createAd, ownAd, setPhotos, updateStat],
    id: `legacy.${id}`,
    method: 'POST',
    path: `/posts/${path}`,
    access: 'user',
    idempotent: true,
    summary:
      'Start an ad of the group; `photos` are put into it, and with `stat` 1 or 2 it is submitted. What is refused of that stands in `refusal`, and the ad stays a draft',
    body: olderCreatedPostSchema,
    answer: olderOwnPostSchema,
  })

export const createCar = createOf('createCar', 'as-car')
export const createTruck = createOf('createTruck', 'as-truck')
export const createSpare = createOf('createSpare', 'as-spare')
export const createWheels = createOf('createWheels', 'as-wheels')
export const createAccessory = createOf('createAccessory', 'as-accessories')
export const createService = createOf('createService', 'as-services')

export const updatePost = defineOlderCall({
  base: 'legacy',
  becomes: [updateAd, ownAd, setPhotos, updateStat],
  id: 'legacy.updatePost',
  method: 'PATCH',
  path: '/posts/{id}',
  access: 'user',
  summary:
    'Change the user’s own ad; what is refused of its photographs and its stat stands in `refusal`',
  params: postParams,
  body: olderChangedPostSchema,
  answer: olderOwnPostSchema,
})

export const changePostStat = defineOlderCall({
  base: 'legacy',
  becomes: [updateStat, ownAd],
  id: 'legacy.changeStat',
  method: 'PATCH',
  path: '/posts/change_stat',
  access: 'user',
  summary: 'Submit, withdraw, renew, appeal or delete the user’s own ad, by the stat it should get',
  body: olderObject(
    z.object({
      id: olderIdSchema,
      stat: olderStatSchema,
      version: expectedVersionSchema,
      reason: z.enum(keysOf(WITHDRAW_REASONS)).optional(),
      appeal: textSchema(APPEAL_MAX).optional(),
    }),
  ),
  answer: olderOwnPostSchema,
})

export const deletePost = defineOlderCall({
  base: 'legacy',
  becomes: [updateStat],
  id: 'legacy.deletePost',
  method: 'DELETE',
  path: '/posts/{id}',
  access: 'user',
  summary: 'Delete the user’s own ad: a draft, or one that is off the lists already',
  params: postParams,
  answer: olderOwnPostSchema,
})
