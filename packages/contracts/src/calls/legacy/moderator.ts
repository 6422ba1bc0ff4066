import { z } from 'zod'
import { staffProfileSchema } from '../../entities/moderator/moderation.ts'
import { defineOlderCall } from '../../older/define-older-call.ts'
import { olderObject } from '../../older/older-names.ts'
import { olderChangedPostSchema } from '../../older/older-post.ts'
import {
  olderIdSchema,
  olderOrderShape,
  olderPageSchema,
  olderStatSchema,
  olderUserTypeSchema,
} from '../../older/older-values.ts'
import { idSchema, phoneInputSchema, queryValueSchema, usernameSchema } from '../../values.ts'
import { decideAd, liftAd, listAds, readAd, updateAnyAd, updateDates } from '../moderator/ads.ts'
import { createUser, readUser } from '../moderator/users.ts'

const adParams = z.object({ id: idSchema })
const { reason, expiresAt, publishedAt, version } = updateDates.body.shape

export const listModeratedPosts = defineOlderCall({
  base: 'legacy',
  becomes: [listAds],
  id: 'legacy.moderatorAds',
  method: 'GET',
  path: '/moderator/ads',
  access: 'support',
  summary: 'The table of all ads, filtered and sorted as `moderator.listAds` is',
  query: olderObject(
    z
      .object({
        type: z.string().max(40).optional(),
        /** One stat or several, joined by commas. */
        stat: z.string().max(40).optional(),
        /** The first one; those behind it are reached by `cursor`. */
        page: olderPageSchema,
        /** Beside the orders of older lists, the columns of `moderator.listAds`. */
        ...olderOrderShape,
      })
      .catchall(queryValueSchema),
  ),
  answer: listAds.answer,
})

export const readModeratedPost = defineOlderCall({
  base: 'legacy',
  becomes: [readAd],
  id: 'legacy.moderatorAd',
  method: 'GET',
  path: '/moderator/ads/{id}',
  access: 'support',
  summary: 'An ad with its owner, risk, claim and history',
  params: adParams,
  answer: readAd.answer,
})

export const updateModeratedPost = defineOlderCall({
  base: 'legacy',
  becomes: [updateAnyAd, readAd],
  id: 'legacy.moderatorUpdate',
  method: 'PUT',
  path: '/moderator/ads/update',
  access: 'moderator',
  summary: 'Change any ad; audited on behalf of its owner',
  body: olderObject(
    olderChangedPostSchema.out
      .omit({ photos: true, stat: true })
      .extend({ id: olderIdSchema })
      .catchall(z.unknown()),
  ),
  answer: updateAnyAd.answer,
})

export const updatePostDates = defineOlderCall({
  base: 'legacy',
  becomes: [updateDates],
  id: 'legacy.moderatorDates',
  method: 'POST',
  path: '/moderator/ads/update-dates',
  access: 'moderator',
  idempotent: true,
  summary: 'Publication and expiry of an ad (domain §3)',
  body: olderObject(z.object({ id: olderIdSchema, version, publishedAt, expiresAt, reason })),
  answer: updateDates.answer,
})

export const decidePost = defineOlderCall({
  base: 'legacy',
  becomes: [decideAd],
  id: 'legacy.moderatorStat',
  method: 'POST',
  path: '/moderator/ads/{id}',
  access: 'moderator',
  idempotent: true,
  summary: 'Decide on an ad, by the stat it should get',
  params: adParams,
  body: olderObject(decideAd.body.extend({ stat: olderStatSchema })),
  answer: decideAd.answer,
})

export const liftPost = defineOlderCall({
  base: 'legacy',
  becomes: [liftAd],
  id: 'legacy.moderatorLift',
  method: 'POST',
  path: '/moderator/ads/lift',
  access: 'moderator',
  idempotent: true,
  summary: 'Lift an active ad free of charge, with a reason for its history',
  body: olderObject(z.object({ id: olderIdSchema, version, reason })),
  answer: liftAd.answer,
})

export const checkUser = defineOlderCall({
  base: 'legacy',
  becomes: [readUser],
  id: 'legacy.checkUser',
  method: 'GET',
  path: '/moderator/users/check',
  access: 'support',
  summary: 'Whether a phone has an account, and whose it is; every look-up is logged',
  query: olderObject(z.object({ phone: phoneInputSchema })),
  answer: z.object({ exists: z.boolean(), user: staffProfileSchema.nullable() }),
})

export const createOlderUser = defineOlderCall({
  base: 'legacy',
  becomes: [createUser],
  id: 'legacy.createUser',
  method: 'POST',
  path: '/moderator/users/create',
  access: 'moderator',
  idempotent: true,
  summary: 'Create a user by phone',
  body: olderObject(
    z.object({ phone: phoneInputSchema, username: usernameSchema, type: olderUserTypeSchema }),
  ),
  answer: createUser.answer,
})
