import { z } from 'zod'
import { defineCall } from '../call.ts'
import { profileSchema, userTypeSchema } from '../entities/user.ts'
import {
  flowSchema,
  idSchema,
  mobilePhoneSchema,
  phoneSchema,
  smsCodeSchema,
  usernameSchema,
} from '../values.ts'

const flowIdSchema = z.uuid()
const flowParams = z.object({ flowId: flowIdSchema })
const flowAnswer = z.object({ flow: flowSchema })

/** Marks each part of the signature that a bare `telegramId` lacks. */
const UNSIGNED = 'Нужна подпись Telegram. Войдите через его кнопку ещё раз'

const telegramIdSchema = z
  .string('Укажите номер аккаунта Telegram')
  .regex(/^\d{1,19}$/, 'Номер аккаунта Telegram состоит из цифр')

/**
 * `telegramId` of the specification's bodies with what the Telegram widget signs beside it: an id
 * without its signature is refused (domain §2).
 */
export const telegramPayloadSchema = z.object({
  telegramId: telegramIdSchema,
  firstName: z.string(UNSIGNED).max(256, UNSIGNED),
  lastName: z.string(UNSIGNED).max(256, UNSIGNED).optional(),
  username: z.string(UNSIGNED).max(64, UNSIGNED).optional(),
  photoUrl: z.string(UNSIGNED).max(1024, UNSIGNED).optional(),
  authDate: z.int(UNSIGNED),
  hash: z.string(UNSIGNED).regex(/^[0-9a-f]{64}$/, UNSIGNED),
})
export type TelegramPayload = z.infer<typeof telegramPayloadSchema>

/** A registration names the Telegram account flat, beside its signature, or both alike. */
const isOneId = (flat: string | undefined, telegram: { telegramId?: string | undefined }) =>
  (flat ?? telegram.telegramId) === (telegram.telegramId ?? flat) &&
  (flat ?? telegram.telegramId) !== undefined

export const loginInit = defineCall({
  id: 'auth.loginInit',
  method: 'POST',
  path: '/v1/auth/login/init',
  access: 'public',
  whileClosed: true,
  summary: 'Send a code to a known phone',
  body: z.object({ phone: mobilePhoneSchema }),
  answer: flowAnswer.extend({ user: z.object({ id: idSchema }) }),
  errors: ['auth.phone_unknown', 'auth.code_too_soon', 'auth.code_too_many'],
})

export const registerInit = defineCall({
  id: 'auth.registerInit',
  method: 'POST',
  path: '/v1/auth/register/init',
  access: 'public',
  summary: 'Send a code to a phone that is not known yet',
  body: z.object({ phone: mobilePhoneSchema }),
  answer: flowAnswer,
  errors: ['auth.phone_known', 'auth.code_too_soon', 'auth.code_too_many'],
})

export const confirm = defineCall({
  id: 'auth.confirm',
  method: 'POST',
  path: '/v1/auth/confirm/{flowId}',
  access: 'public',
  whileClosed: true,
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
  whileClosed: true,
  summary: 'Open a session after the code was confirmed',
  params: flowParams,
  answer: profileSchema,
  errors: ['auth.flow_unknown', 'auth.flow_unconfirmed', 'auth.merged', 'auth.blocked'],
})

export const registerFinish = defineCall({
  id: 'auth.registerFinish',
  method: 'POST',
  path: '/v1/auth/register/finish/{flowId}',
  access: 'public',
  summary: 'Create the user and open a session',
  params: flowParams,
  body: z
    .object({
      username: usernameSchema,
      type: userTypeSchema,
      telegramId: telegramIdSchema.optional(),
      /** The signature of `telegramId`; `username` above is the account's, so it cannot stand flat. */
      telegram: telegramPayloadSchema.partial({ telegramId: true }).optional(),
    })
    .refine(({ telegramId, telegram }) => telegramId === undefined || telegram !== undefined, {
      path: ['telegram'],
      error: UNSIGNED,
    })
    .refine(({ telegramId, telegram }) => telegram === undefined || isOneId(telegramId, telegram), {
      path: ['telegramId'],
      error: 'Номер аккаунта Telegram не совпадает с подписанным',
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
  whileClosed: true,
  summary: 'Close the session; without one nothing happens',
  answer: z.object({ loggedOut: z.literal(true) }),
})

export const telegramLogin = defineCall({
  id: 'auth.telegramLogin',
  method: 'POST',
  path: '/v1/auth/telegram/login',
  access: 'public',
  whileClosed: true,
  summary: 'Open a session by a signed Telegram payload',
  body: telegramPayloadSchema,
  answer: profileSchema,
  errors: ['auth.telegram_signature', 'auth.telegram_unknown', 'auth.merged', 'auth.blocked'],
})

export const telegramLink = defineCall({
  id: 'auth.telegramLink',
  method: 'POST',
  path: '/v1/auth/telegram/link',
  access: 'user',
  summary: 'Link a signed Telegram payload to the account of the session',
  /** `phone` is that of the session's user; any other is refused. */
  body: telegramPayloadSchema.extend({ phone: phoneSchema.optional() }),
  answer: profileSchema,
  errors: ['auth.telegram_signature', 'auth.telegram_taken', 'auth.phone_mismatch'],
})
export type TelegramLink = z.infer<(typeof telegramLink)['body']>

export const telegramDeepLink = defineCall({
  id: 'auth.telegramDeepLink',
  method: 'POST',
  path: '/v1/auth/telegram/deep-link',
  access: 'user',
  summary:
    'Make a one-time link into the bot, which links who opens it to the account of the session',
  answer: z.object({ url: z.url() }),
  errors: ['auth.telegram_unavailable', 'request.too_many'],
})

export const telegramUnlink = defineCall({
  id: 'auth.telegramUnlink',
  method: 'DELETE',
  path: '/v1/auth/telegram/link',
  access: 'user',
  summary: 'Unlink Telegram from the account of the session; without a link nothing happens',
  answer: profileSchema,
})
