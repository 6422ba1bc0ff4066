import { promotionSchema } from '@trassa/contracts/entities/order'
import { idSchema } from '@trassa/contracts/values'
import { z } from 'zod'
import { createFormDrafts } from '../../../lib/form-drafts.ts'

const draftSchema = z.object({
  kind: z.enum(['publications', 'promotion']),
  quantity: z.int().nullable(),
  adId: idSchema.nullable(),
  promotion: promotionSchema.nullable(),
  reason: z.string().max(500),
})
export type CompensationDraft = z.infer<typeof draftSchema>

/** Compensations that are filled in and not given, by the user's id. */
export const compensationDrafts = createFormDrafts('compensation', draftSchema, {
  kind: 'publications',
  quantity: 1,
  adId: null,
  promotion: null,
  reason: '',
})
