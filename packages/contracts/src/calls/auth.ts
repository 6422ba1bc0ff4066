import { z } from 'zod'
import { defineCall } from '../call.ts'
import { profileSchema, userTypeSchema } from '../entities/user.ts'
import { idSchema, phoneSchema, smsCodeSchema, usernameSchema } from '../values.ts'

const flowIdSchema = z.uuid()
const flowParams = z.object({ flowId: flowIdSchema })
const flowAnswer = z.object({ flow: z.object({ id: flowIdSchema, resendAfter: z.int() }) })

/** What the Telegram widget hands over; a bare id is refused (domain §2). */
export const telegramPayloadSchema = z.object({
  telegramId: z.string().regex(/^\d{1,19}$/),
  firstName: z.string().max(256),
  lastName: z.string().max(256).optional(),
  username: z.string().max(64).optional(),
  photoUrl: z.string().max(1024).optional(),
  authDate: z.int(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
})
export type TelegramPayload = z.infer<typeof telegramPayloadSchema>

export const loginInit = defineCall({
  id: 'auth.loginInit',
  method: 'POST',
  path: '/v1/auth/login/init',
  access: 'public',
  summary: 'Send a code to a known phone',
  body: z.object({ phone: phoneSchema }),
  answer: flowAnswer.extend({ user: z.object({ id: idSchema }) }),
  errors: ['auth.phone_unknown', 'auth.code_too_soon', 'auth.code_too_many'],
})

export const registerInit = defineCall({
  id: 'auth.registerInit',
  method: 'POST',
  path: '/v1/auth/register/init',
  access: 'public',
  summary: 'Send a code to a phone that is not known yet',
  body: z.object({ phone: phoneSchema }),
  answer: flowAnswer,
  errors: ['auth.phone_known', 'auth.code_too_soon', 'auth.code_too_many'],
})

export const confirm = defineCall({
  id: 'auth.confirm',
  method: 'POST',
  path: '/v1/auth/confirm/{flowId}',
  access: 'public',
  summary: 'Confirm the code of a login or a registration',
  params: flowParams,
  body: z.object({ code: smsCodeSchema, userId: idSchema.optional() }),
  answer: z.object({ confirmed: z.literal(true) }),
  errors: ['auth.flow_unknown', 'auth.code_wrong', 'auth.code_expired', 'auth.code_tries'],
})

export const loginFinish = defineCall({
  id: 'auth.loginFinish',
  method: 'POST',
  path: '/v1/auth/login/finish/{flowId}',
  access: 'public',
  summary: 'Open a session after the code was confirmed',
  params: flowParams,
  answer: profileSchema,
  errors: ['auth.flow_unknown', 'auth.flow_unconfirmed'],
})

export const registerFinish = defineCall({
  id: 'auth.registerFinish',
  method: 'POST',
  path: '/v1/auth/register/finish/{flowId}',
  access: 'public',
  summary: 'Create the user and open a session',
  params: flowParams,
  body: z.object({
    username: usernameSchema,
    type: userTypeSchema,
    telegram: telegramPayloadSchema.optional(),
  }),
  answer: profileSchema,
  errors: [
    'auth.flow_unknown',
    'auth.flow_unconfirmed',
    'auth.phone_known',
    'auth.telegram_signature',
    'auth.telegram_taken',
  ],
})

export const logout = defineCall({
  id: 'auth.logout',
  method: 'DELETE',
  path: '/v1/auth/login/logout',
  access: 'public',
  summary: 'Close the session; without one nothing happens',
  answer: z.object({ loggedOut: z.literal(true) }),
})

export const telegramLogin = defineCall({
  id: 'auth.telegramLogin',
  method: 'POST',
  path: '/v1/auth/telegram/login',
  access: 'public',
  summary: 'Open a session by a signed Telegram payload',
  body: telegramPayloadSchema,
  answer: profileSchema,
  errors: ['auth.telegram_signature', 'auth.telegram_unknown'],
})

export const telegramLink = defineCall({
  id: 'auth.telegramLink',
  method: 'POST',
  path: '/v1/auth/telegram/link',
  access: 'user',
  summary: 'Link a signed Telegram payload to the account of the session',
  body: telegramPayloadSchema,
  answer: profileSchema,
  errors: ['auth.telegram_signature', 'auth.telegram_taken'],
})
