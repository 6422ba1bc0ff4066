import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { moderatedAdSchema } from '../../entities/moderator/moderation.ts'
import { expectedVersionSchema, idSchema } from '../../values.ts'

export const dismissComplaints = defineCall({
  id: 'complaints.dismiss',
  method: 'POST',
  path: '/v1/moderator/ads/{id}/dismiss-complaints',
  access: 'moderator',
  idempotent: true,
  summary: 'The complaints of an ad that a moderator has read are unfounded: it stays as it is',
  params: z.object({ id: idSchema }),
  body: z.object({
    version: expectedVersionSchema,
    /** The newest complaint that was read: later ones go on waiting. Without it all that wait are unfounded. */
    upTo: idSchema.optional(),
  }),
  answer: moderatedAdSchema,
  errors: [
    'ad.not_found',
    'ad.stale',
    'ad.illegal_transition',
    'moderation.claimed',
    'moderation.own_ad',
  ],
})
