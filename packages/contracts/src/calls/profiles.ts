import { z } from 'zod'
import { defineCall } from '../call.ts'
import { profileSchema, sellerPageSchema, userTypeSchema } from '../entities/user.ts'
import {
  ABOUT_MAX,
  COMPANY_NAME_MAX,
  idSchema,
  innSchema,
  telegramUsernameSchema,
  textSchema,
  timestampSchema,
  usernameSchema,
} from '../values.ts'

export const readMe = defineCall({
  id: 'profiles.me',
  method: 'GET',
  path: '/v1/profiles/me',
  access: 'user',
  summary: 'The profile of the session, and what it needs for staff powers',
  answer: profileSchema,
})

export const readSeller = defineCall({
  id: 'profiles.read',
  method: 'GET',
  path: '/v1/profiles/{id}',
  access: 'public',
  summary: 'The public part of a seller’s profile',
  params: z.object({ id: idSchema }),
  answer: sellerPageSchema,
})

export const sellerBySlug = defineCall({
  id: 'profiles.bySlug',
  method: 'GET',
  path: '/v1/profiles/by-slug',
  access: 'public',
  summary: 'The public part of a seller’s profile, by the address of their page',
  query: z.object({ slug: z.string().min(1).max(120) }),
  answer: sellerPageSchema,
})

export const updateMe = defineCall({
  id: 'profiles.update',
  method: 'PATCH',
  path: '/v1/profiles',
  access: 'user',
  summary: 'Change what the session’s user tells about themselves',
  body: z
    .object({
      username: usernameSchema,
      telegramUsername: telegramUsernameSchema.nullable(),
      type: userTypeSchema,
      companyName: textSchema(COMPANY_NAME_MAX)
        .trim()
        .min(1, 'Введите название компании')
        .nullable(),
      inn: innSchema.nullable(),
      about: textSchema(ABOUT_MAX).trim(),
    })
    .partial(),
  answer: profileSchema,
})

const sessionSchema = z.object({
  id: idSchema,
  current: z.boolean(),
  userAgent: z.string(),
  lastSeenAt: timestampSchema,
  /** Whether it has the powers of a staff role (domain §2). */
  staff: z.boolean(),
  /** When it ends unless it is used before; with staff powers, whatever happens. */
  endsAt: timestampSchema,
})

export const listSessions = defineCall({
  id: 'profiles.sessions',
  method: 'GET',
  path: '/v1/profiles/me/sessions',
  access: 'user',
  summary: 'The open sessions of the session’s user',
  answer: z.object({ items: z.array(sessionSchema) }),
})

export const revokeSession = defineCall({
  id: 'profiles.revokeSession',
  method: 'DELETE',
  path: '/v1/profiles/me/sessions/{id}',
  access: 'user',
  summary: 'Close another session of the session’s user',
  params: z.object({ id: idSchema }),
  answer: z.object({ revoked: z.boolean() }),
})

export const revokeOtherSessions = defineCall({
  id: 'profiles.revokeOtherSessions',
  method: 'DELETE',
  path: '/v1/profiles/me/sessions',
  access: 'user',
  summary: 'Close all sessions of the session’s user but this one',
  answer: z.object({ revoked: z.int() }),
})
