import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { userCardSchema } from '../../entities/moderator/moderation.ts'
import { profileSchema, userTypeSchema } from '../../entities/user.ts'
import { PHONE_PLACES } from '../../enumerations/moderation.ts'
import { idSchema, phoneInputSchema, phoneSchema, usernameSchema } from '../../values.ts'

const userParams = z.object({ id: idSchema })

export const readUser = defineCall({
  id: 'moderator.readUser',
  method: 'GET',
  path: '/moderator/user/read',
  access: 'support',
  summary: 'A user and their ads, by phone; every look-up is logged',
  query: z.object({ phone: phoneInputSchema }),
  answer: userCardSchema,
  errors: ['user.not_found'],
})

export const readUserById = defineCall({
  id: 'moderator.readUserById',
  method: 'GET',
  path: '/v1/moderator/users/{id}',
  access: 'support',
  summary: 'A user and their ads; every look-up is logged',
  params: userParams,
  answer: userCardSchema,
  errors: ['user.not_found'],
})

export const revealUserPhone = defineCall({
  id: 'moderator.revealPhone',
  method: 'POST',
  path: '/v1/moderator/users/{id}/phone',
  access: 'support',
  summary: 'The phone of one user; every showing is logged, so many in an hour (domain §2)',
  params: userParams,
  body: z.object({
    /** The ad of this user beside which it was asked for. */
    adId: idSchema.optional(),
    /** The view from which it was asked for. */
    place: z.enum(PHONE_PLACES),
  }),
  answer: z.object({ phone: phoneSchema }),
  errors: ['user.not_found', 'ad.not_found', 'moderation.phones_spent'],
})

export const createUser = defineCall({
  id: 'moderator.createUser',
  method: 'POST',
  path: '/moderator/user/create',
  access: 'moderator',
  idempotent: true,
  summary: 'Create a user by phone',
  body: z.object({ phone: phoneInputSchema, username: usernameSchema, type: userTypeSchema }),
  answer: profileSchema,
  errors: ['user.exists'],
})
