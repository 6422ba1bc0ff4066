import { z } from 'zod'
import { defineCall } from '../call.ts'
import { emailAddressSchema, linkTokenSchema, timestampSchema } from '../values.ts'

const emailStateSchema = z.object({
  /** The confirmed address, which notices go to. */
  email: z.string().nullable(),
  /** An address that waits for its link to be opened; the confirmed one stays until then. */
  pending: z
    .object({
      email: z.string(),
      expiresAt: timestampSchema,
      /** The letter could not be delivered to this address. */
      undelivered: z.boolean(),
    })
    .nullable(),
  /** Whether this server sends letters at all. */
  available: z.boolean(),
})

export const readEmail = defineCall({
  id: 'account.email',
  method: 'GET',
  path: '/v1/profiles/email',
  access: 'user',
  summary: 'The e-mail address of the session’s user, and the one that waits for its confirmation',
  answer: emailStateSchema,
})

export const setEmail = defineCall({
  id: 'account.setEmail',
  method: 'PUT',
  path: '/v1/profiles/email',
  access: 'user',
  summary:
    'Send a confirmation link to an address; the same address again sends a new link, the earlier ones end',
  body: z.object({ email: emailAddressSchema }),
  answer: emailStateSchema,
  errors: ['email.unavailable', 'email.too_soon', 'email.too_many'],
})

export const removeEmail = defineCall({
  id: 'account.removeEmail',
  method: 'DELETE',
  path: '/v1/profiles/email',
  access: 'user',
  summary: 'Remove the address of the session’s user, also the one that waits for its confirmation',
  answer: emailStateSchema,
})

export const cancelEmail = defineCall({
  id: 'account.cancelEmail',
  method: 'DELETE',
  path: '/v1/profiles/email/pending',
  access: 'user',
  summary: 'Give up the address that waits for its confirmation',
  answer: emailStateSchema,
})

export const confirmEmail = defineCall({
  id: 'account.confirmEmail',
  method: 'POST',
  path: '/v1/profiles/email/confirm',
  access: 'public',
  summary: 'Confirm an address by the token of its link; a repeat answers the same',
  body: z.object({ token: linkTokenSchema }),
  answer: z.object({ email: z.string() }),
  errors: ['confirmation.unknown', 'confirmation.expired'],
})
