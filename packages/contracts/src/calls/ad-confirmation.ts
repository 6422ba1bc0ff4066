import { z } from 'zod'
import { defineCall } from '../call.ts'
import { confirmableAdSchema, confirmedAdSchema } from '../entities/ad-confirmation.ts'
import { linkTokenSchema, versionSchema } from '../values.ts'

export const readConfirmation = defineCall({
  id: 'ads.confirmation',
  method: 'GET',
  path: '/v1/ads/confirmation',
  access: 'public',
  personal: true,
  summary: 'An ad that a moderator has prepared, for the holder of its one-time link (domain §9)',
  query: z.object({ token: linkTokenSchema }),
  answer: confirmableAdSchema,
  errors: ['confirmation.unknown', 'confirmation.expired', 'confirmation.used'],
})

export const answerConfirmation = defineCall({
  id: 'ads.answerConfirmation',
  method: 'POST',
  path: '/v1/ads/confirmation',
  access: 'public',
  summary: 'Publish that ad in its owner’s name, as it was shown, or disown it; uses the link up',
  body: z.object({
    token: linkTokenSchema,
    answer: z.enum(['publish', 'disown']),
    /** The one that was shown: only what the owner has seen goes live. */
    version: versionSchema,
  }),
  answer: confirmedAdSchema,
  errors: [
    'confirmation.unknown',
    'confirmation.expired',
    'confirmation.used',
    'ad.stale',
    'ad.illegal_transition',
    'ad.incomplete',
    'ad.owner_blocked',
  ],
})
