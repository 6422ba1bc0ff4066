import { z } from 'zod'
import { defineCall } from '../call.ts'
import { complaintReasonSchema } from '../entities/complaint.ts'
import { moderatedAdSchema } from '../entities/moderation.ts'
import { COMPLAINT_MAX } from '../enumerations/complaints.ts'
import { expectedVersionSchema, idSchema, textSchema } from '../values.ts'

const adParams = z.object({ id: idSchema })

export const complain = defineCall({
  id: 'complaints.complain',
  method: 'POST',
  path: '/ads/{id}/complaints',
  access: 'public',
  summary:
    'A visitor says what is wrong with an ad: once a person and ad, so many in an hour; a repeat changes nothing',
  params: adParams,
  body: z.object({
    reason: complaintReasonSchema,
    comment: textSchema(COMPLAINT_MAX, `Не длиннее ${COMPLAINT_MAX} знаков`).trim().default(''),
  }),
  answer: z.object({ accepted: z.literal(true) }),
  errors: ['ad.not_found', 'request.too_many'],
})

export const dismissComplaints = defineCall({
  id: 'complaints.dismiss',
  method: 'POST',
  path: '/v1/moderator/ads/{id}/dismiss-complaints',
  access: 'moderator',
  idempotent: true,
  summary: 'The complaints of an ad that a moderator has read are unfounded: it stays as it is',
  params: adParams,
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
