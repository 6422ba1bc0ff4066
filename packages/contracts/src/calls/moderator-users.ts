import { z } from 'zod'
import { defineCall } from '../call.ts'
import { userCardSchema } from '../entities/moderation.ts'
import { profileSchema, userTypeSchema } from '../entities/user.ts'
import { phoneInputSchema, usernameSchema } from '../values.ts'

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
