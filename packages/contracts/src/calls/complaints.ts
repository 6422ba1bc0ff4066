import { z } from 'zod'
import { defineCall } from '../call.ts'
import { complaintReasonSchema } from '../entities/complaint.ts'
import { COMPLAINT_MAX } from '../enumerations/complaints.ts'
import { idSchema, textSchema } from '../values.ts'

export const complain = defineCall({
  id: 'complaints.complain',
  method: 'POST',
  path: '/ads/{id}/complaints',
  access: 'public',
  summary:
    'A visitor says what is wrong with an ad: once a person and ad, so many in an hour; a repeat changes nothing',
  params: z.object({ id: idSchema }),
  body: z.object({
    reason: complaintReasonSchema,
    comment: textSchema(COMPLAINT_MAX, `Не длиннее ${COMPLAINT_MAX} знаков`).trim().default(''),
  }),
  answer: z.object({ accepted: z.literal(true) }),
  errors: ['ad.not_found', 'request.too_many'],
})
